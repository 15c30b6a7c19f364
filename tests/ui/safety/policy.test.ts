/** What the app's settings let in: the content security policy, the capabilities, and the code that could make a text into code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../scripts/lib/project.mjs";
import { appPolicy } from "../../lib/built.ts";

const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

/** Source files of the page, tests left out. */
function pageSources(): { path: string; source: string }[] {
  return readdirSync(join(root, "ui"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("dist"))
    .map((path) => ({ path, source: read("ui", path) }));
}

it("the policy lets in nothing but the app's own files", () => {
  const policy = appPolicy();
  for (const directive of ["default-src", "script-src", "style-src", "font-src"]) {
    expect(policy[directive], directive).toBe("'self'");
  }
  for (const directive of ["object-src", "base-uri", "form-action", "frame-src"]) {
    expect(policy[directive], directive).toBe("'none'");
  }
  // Pictures of the position are drawn from `data:`; the session is behind `ipc:`, or behind that address where a system has no such scheme.
  expect(policy["img-src"]).toBe("'self' data:");
  expect(policy["connect-src"]).toBe("ipc: http://ipc.localhost");
  const { app } = JSON.parse(read("src-tauri", "tauri.conf.json")) as {
    app: { withGlobalTauri?: boolean; security: Record<string, unknown> };
  };
  expect(app.withGlobalTauri ?? false).toBe(false);
  expect(Object.keys(app.security).filter((key) => key.startsWith("dangerous"))).toEqual([]);
});

/** Each permission, and the call in the page's one file for Tauri that needs it. */
const uses: Record<string, RegExp> = {
  "core:event:allow-listen": /\blisten\b.*from "@tauri-apps\/api\/event"/,
  "core:event:allow-unlisten": /\blisten\b.*from "@tauri-apps\/api\/event"/,
};

it("the capabilities list only what is used, for the one window, each system in one of them", () => {
  const files = readdirSync(join(root, "src-tauri", "capabilities")).sort();
  expect(files).toEqual(["desktop.json", "mobile.json"]);
  const backend = read("ui", "backend", "tauri.ts");
  const platforms = files.flatMap((file) => {
    const capability = JSON.parse(read("src-tauri", "capabilities", file)) as Record<string, unknown>;
    expect(capability["windows"]).toEqual(["main"]);
    expect(capability).not.toHaveProperty("remote");
    for (const permission of capability["permissions"] as unknown[]) {
      const use = typeof permission === "string" ? uses[permission] : undefined;
      expect(use, `a permission that nothing is known to use: ${JSON.stringify(permission)}`).toBeDefined();
      if (use !== undefined) expect(backend).toMatch(use);
    }
    return capability["platforms"] as string[];
  });
  expect(platforms.sort()).toEqual(["android", "iOS", "linux", "macOS", "windows"]);
});

it("the updater is in no build but those that are given a key", () => {
  const manifest = read("src-tauri", "Cargo.toml");
  expect(manifest).toMatch(/^tauri-plugin-updater = \{.*optional = true/m);
  expect(manifest).not.toMatch(/^default = /m);
  expect(read("src-tauri", "tauri.conf.json")).not.toContain("updater");
});

it("one file of the page knows Tauri", () => {
  const knowing = pageSources().filter(({ source }) => source.includes('from "@tauri-apps/'));
  expect(knowing.map(({ path }) => path)).toEqual([join("backend", "tauri.ts")]);
});

it("no code of the page makes markup or code of a text", () => {
  const ways =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|DOMParser|srcdoc|eval|setHTMLUnsafe)\b|document\.write|new Function\(|set(Timeout|Interval)\(\s*["'`]|setAttribute\(\s*["'`](style|on)/;
  const found = pageSources().filter(({ source }) => ways.test(source));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it("the shell has no plugin that runs programs or talks to other machines", () => {
  const manifest = read("src-tauri", "Cargo.toml");
  const plugins = [...manifest.matchAll(/^tauri-plugin-([a-z-]+)/gm)].map(([, name]) => name);
  expect(
    plugins.filter((name) => ["shell", "process", "http", "websocket", "upload"].includes(name ?? "")),
  ).toEqual([]);
});
