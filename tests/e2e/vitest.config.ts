/** Tests of the built app in its own window. They run one after another: each has the screen to itself. */
import { defineConfig } from "vitest/config";
import { retry } from "../lib/retry.ts";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    retry,
    globalSetup: ["../lib/display-setup.ts"],
  },
});
