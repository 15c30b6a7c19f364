/** Tests of the page in a real browser against the real session. `BROWSER` is chromium (default) or webkit. */
import { defineConfig } from "vitest/config";
import { retry } from "../lib/retry.ts";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["**/*.test.ts"],
    environment: "node",
    // Two cores: a second file at once would only make both late.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    retry,
    globalSetup: ["../lib/display-setup.ts", "../lib/server.ts"],
  },
});
