/** `npm run pictures`: the README's pictures, taken from the built app and the page. Not part of the tests. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["**/*.pictures.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    globalSetup: ["../lib/display-setup.ts", "../lib/server.ts"],
  },
});
