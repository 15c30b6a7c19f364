/**
 * Which requests come from a page of this very server. Any web site may open a socket to localhost, and says where it comes
 * from; but a name of its own that it has pointed at this machine is both its origin and the host that is asked. So a host
 * must be one that Vite answers, by Vite's own rules: an address, localhost and what is below it, and what the configuration
 * allows. Vite checks its own requests and exports no function for it; a test holds this against what Vite does.
 */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Names that the configuration allows; with a dot before it, the names below it too. `true` allows all. */
export type AllowedHosts = readonly string[] | true;

/** Whether a socket that a request asks for may be opened. */
export function mayConnect({ headers }: Pick<IncomingMessage, "headers">, allowed: AllowedHosts): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isAnswered(host, allowed)) return false;
  if (origin === undefined) return true; // not a browser
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function isAnswered(host: string, allowed: AllowedHosts): boolean {
  if (allowed === true) return true;
  const name = nameOf(host.trim());
  if (name === null) return false;
  if (isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost")) return true;
  return allowed.some((one) => one === name || (one.startsWith(".") && `.${name}`.endsWith(one)));
}

/** The name in a `Host` header, without its port and the brackets of an IPv6 address; null if it is none. */
function nameOf(host: string): string | null {
  if (!host.startsWith("[")) return host.split(":", 1)[0] ?? null;
  const address = host.slice(1, host.indexOf("]"));
  return isIP(address) === 6 ? address : null;
}
