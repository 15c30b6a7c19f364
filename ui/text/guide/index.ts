/** The user guide, in the order in which it is read. */
import { editing } from "./editing.ts";
import { files } from "./files.ts";
import type { GuideSection } from "./model.ts";
import { playing } from "./playing.ts";
import { reach } from "./reach.ts";

export type { GuideBlock, GuideSection, Picture, SampleEntry, Scene } from "./model.ts";

export const guide: readonly GuideSection[] = [...playing, ...editing, ...files, ...reach];
