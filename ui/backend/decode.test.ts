import { expect, test } from "vitest";
import { decodeText } from "./decode.ts";

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

test("files are read as UTF-8, with or without a mark, and else as Latin-1", () => {
  expect(decodeText(new TextEncoder().encode("Müller ½").buffer)).toBe("Müller ½");
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x65, 0x34))).toBe("e4");
  expect(decodeText(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe("Müller");
});
