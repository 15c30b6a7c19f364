/** Texts that try to become code, and what shows whether one did. */
import { createServer } from "node:http";
import { type Screen, until } from "../../lib/screen.ts";

/** Set by every script that gets to run. */
const mark = "hurt";

/** A server that nothing should ever ask. */
export interface Trap {
  readonly url: string;
  /** What was asked of it. */
  readonly asked: string[];
  close(): void;
}

export function startTrap(): Promise<Trap> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, asked, close: () => void server.close() });
    });
  });
}

/** A text on one line that holds every way to become code which a page could be careless about. */
export function hostile(trap: Trap): string {
  const run = `window.${mark}=1`;
  return [
    `<b>bold</b><img src=${trap.url}/i onerror=${run}>`,
    `"'><script>${run}</script><script src=${trap.url}/s></script>`,
    `<svg onload=${run}><a href=javascript:${run}>`,
    `<iframe srcdoc="<script>parent.${mark}=1</script>">`,
    `<style>@import "${trap.url}/c";*{background:url(${trap.url}/u)}</style>`,
    `<link rel=stylesheet href=${trap.url}/l><base href=${trap.url}/>`,
    `{{constructor.constructor("${run}")()}} \${${run}}`,
  ].join("");
}

/** Begins to watch for elements that no text may make, and for violations of the policy. */
export function watch(screen: Screen): Promise<void> {
  return screen.run(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    const forbidden = "script,img,iframe,object,embed,link,style,base,meta,b,frame,video,audio,applet";
    const look = (element: Element): void => {
      for (const one of [element, ...element.querySelectorAll("*")]) {
        if (one.matches(forbidden)) found.push(`element ${one.outerHTML.slice(0, 100)}`);
        for (const { name, value } of one.attributes) {
          if (name.startsWith("on")) found.push(`attribute ${name}`);
          if (/^\s*javascript:/i.test(value)) found.push(`address ${value.slice(0, 50)}`);
        }
      }
    };
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) if (node instanceof Element) look(node);
        if (change.type === "attributes" && change.target instanceof Element) look(change.target);
      }
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    document.addEventListener("securitypolicyviolation", (event) => {
      found.push(`violation of ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
}

/** What was found of it so far: nothing, if all is well. */
export async function harm(screen: Screen, trap: Trap): Promise<string[]> {
  const found = await screen.run(
    (own: string, flag: string) => {
      const { found, ...page } = window as unknown as { found: string[] } & Record<string, unknown>;
      const elsewhere = performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .filter((name) => !name.startsWith(own) && !name.startsWith("data:") && !name.startsWith("ipc:"));
      return [
        ...found,
        ...elsewhere.map((name) => `request ${name}`),
        ...(flag in page ? ["a script ran"] : []),
      ];
    },
    await screen.run(() => location.origin),
    mark,
  );
  return [...found, ...trap.asked.map((path) => `the trap was asked for ${path}`)];
}

/** Waits until the page shows the text, letter for letter: as text, or as what a field holds. */
export async function untilShown(screen: Screen, where: string, text: string): Promise<void> {
  await until(
    screen,
    `the hostile text in ${where}`,
    (selector: string, wanted: string) =>
      [...document.querySelectorAll(selector)].some((element) => {
        const value = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
        return (value ? element.value : (element.textContent ?? "")).includes(wanted);
      }),
    where,
    text,
  );
}
