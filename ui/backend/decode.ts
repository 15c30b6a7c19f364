/**
 * Reads a text file's bytes. Files of games are UTF-8 nowadays and Latin-1 by their standard (PGN,
 * section 4.1); what is no valid UTF-8 is taken for the latter, as browsers understand it.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
