/** The system's own file dialogues: the choice is made as by hand, everything behind it is real. */
import type { Desktop, Shown } from "../lib/desktop.ts";

/** How long a dialogue may take to close after a choice before the choice is made once more, in milliseconds. */
const reaction = 1_500;

/** How long the field for a path may take to appear, in milliseconds. If it takes longer, the path is typed once more. */
const fieldAppears = 300;

/** How often a choice is made. */
const attempts = 8;

/** Title of the app's own window. */
const appTitle = "Scoresheet";

/** Waits for a file dialogue, types a path into it and closes it by Enter. */
export async function answerDialogue(desktop: Desktop, title: string, path: string): Promise<void> {
  const dialogue = await desktop.windowCalled(title);
  for (let left = attempts; left > 0; left -= 1) {
    desktop.focus(dialogue);
    // When opening, the field for a path appears with its first letter and needs a moment to take the others.
    desktop.press("/");
    await new Promise((resolve) => setTimeout(resolve, fieldAppears));
    desktop.press("a", "Control");
    desktop.type(path);
    desktop.press("Enter");
    if (await closed(desktop, dialogue)) return desktop.focus(await desktop.windowCalled(appTitle));
  }
  throw new Error(`the dialogue “${title}” does not take ${path}`);
}

/** Waits for a file dialogue and gives it up. */
export async function giveUpDialogue(desktop: Desktop, title: string): Promise<void> {
  const dialogue = await desktop.windowCalled(title);
  for (let left = attempts; left > 0; left -= 1) {
    desktop.focus(dialogue);
    desktop.press("Escape");
    if (await closed(desktop, dialogue)) return desktop.focus(await desktop.windowCalled(appTitle));
  }
  throw new Error(`the dialogue “${title}” does not close`);
}

async function closed(desktop: Desktop, dialogue: Shown): Promise<boolean> {
  const end = Date.now() + reaction;
  while (Date.now() < end) {
    if ((await desktop.windows()).every(({ id }) => id !== dialogue.id)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** As `answerDialogue`, for a file that is already there: the system asks whether to replace it, and is told to. */
export async function confirmReplacing(desktop: Desktop, title: string, path: string): Promise<void> {
  const dialogue = await desktop.windowCalled(title);
  const before = (await desktop.windows()).length;
  for (let left = attempts; left > 0; left -= 1) {
    const question = (await desktop.windows()).at(-1);
    if (question !== undefined && question.id !== dialogue.id && (await desktop.windows()).length > before) {
      desktop.focus(question);
      desktop.press("Enter");
    } else {
      desktop.focus(dialogue);
      desktop.press("a", "Control");
      desktop.type(path);
      desktop.press("Enter");
    }
    if (await closed(desktop, dialogue)) return desktop.focus(await desktop.windowCalled(appTitle));
  }
  throw new Error(`the dialogue “${title}” does not replace ${path}`);
}
