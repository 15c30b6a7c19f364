/**
 * `npm run icons`: every icon of the app from the drawings in packaging/icon: for Linux in all sizes of a theme, for
 * Windows and macOS, and for the phone projects where they are there. The results are committed.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must, root } from "./lib/project.mjs";

/** Sizes of freedesktop's hicolor theme, in pixels. */
const sizes = [16, 24, 32, 48, 64, 128, 256, 512];

const drawings = join(root, "packaging", "icon");
const icons = join(root, "src-tauri", "icons");
const made = mkdtempSync(join(tmpdir(), "icons-"));
try {
  await must("tauri", ["icon", join(drawings, "icons.json"), "-o", made]);
  await must("tauri", [
    "icon",
    join(drawings, "icon.svg"),
    "-o",
    join(made, "sizes"),
    ...sizes.flatMap((size) => ["-p", `${size}`]),
  ]);
  rmSync(icons, { recursive: true, force: true });
  mkdirSync(icons);
  for (const name of ["icon.icns", "icon.ico"]) copyFileSync(join(made, name), join(icons, name));
  for (const size of sizes)
    copyFileSync(join(made, "sizes", `${size}x${size}.png`), join(icons, `${size}x${size}.png`));
  // A page's own icon is the same drawing.
  copyFileSync(join(drawings, "icon.svg"), join(root, "ui", "icon.svg"));
  const phones = [
    ["android", "gen/android/app/src/main/res"],
    ["ios", "gen/apple/Assets.xcassets/AppIcon.appiconset"],
  ];
  for (const [kind = "", place = ""] of phones) {
    const project = join(root, "src-tauri", place);
    if (existsSync(project) && existsSync(join(made, kind)))
      cpSync(join(made, kind), project, { recursive: true });
  }
} finally {
  rmSync(made, { recursive: true, force: true });
}
