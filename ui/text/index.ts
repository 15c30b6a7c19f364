/** The catalogue in use. Another language is another file with the type `Catalogue`. */
import { en } from "./en.ts";

export type Catalogue = typeof en;
export const text: Catalogue = en;
