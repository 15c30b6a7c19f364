/** How the page is served, bundled and unit-tested. The page lives in `ui/`; the session behind it is Rust. */
import { defineConfig } from "vitest/config";
import { sessionBridge } from "./scripts/bridge.ts";

export default defineConfig({
  root: "ui",
  // Relative, so that the page works from inside the program under any scheme.
  base: "./",
  cacheDir: "../node_modules/.vite",
  clearScreen: false,
  plugins: [sessionBridge()],
  server: {
    // The crates change far more files than the page does, and none of them concern it.
    watch: { ignored: ["**/src-tauri/**", "**/target/**", "**/tests/**"] },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // WebKitGTK 2.36, Safari 15.4 and WebView2 or newer.
    target: ["es2022", "safari15.4", "chrome105"],
    // Inlined assets would need `data:` for more than images in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ["**/*.test.ts"],
    environment: "happy-dom",
    // Style sheets are left out of unit tests but for the colours, which one test reads.
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
  },
});
