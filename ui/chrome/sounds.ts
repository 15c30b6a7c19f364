/**
 * Short quiet sounds of our own making, off unless asked for. A machine without sound, or a
 * browser that will not play any, is no fault and nothing is said about it.
 */
import type { Game } from "../state.ts";

/** What kind of thing happened, as far as it sounds different. */
export type Sound = "move" | "capture" | "check" | "over";

/** Frequency in hertz, length in seconds, loudness from 0 to 1, for each knock of a sound. */
type Knock = { at: number; hertz: number; seconds: number; loud: number };

const SOUNDS: Record<Sound, readonly Knock[]> = {
  move: [{ at: 0, hertz: 220, seconds: 0.07, loud: 0.16 }],
  capture: [
    { at: 0, hertz: 220, seconds: 0.05, loud: 0.18 },
    { at: 0.045, hertz: 165, seconds: 0.08, loud: 0.18 },
  ],
  check: [
    { at: 0, hertz: 220, seconds: 0.06, loud: 0.15 },
    { at: 0.08, hertz: 440, seconds: 0.16, loud: 0.08 },
  ],
  over: [
    { at: 0, hertz: 330, seconds: 0.3, loud: 0.08 },
    { at: 0.16, hertz: 247, seconds: 0.34, loud: 0.08 },
    { at: 0.34, hertz: 165, seconds: 0.6, loud: 0.1 },
  ],
};

/** Which sound a change makes, if any: only a move at the end of the list does. */
export function soundOf(now: Game, before: Game | null): Sound | null {
  if (before === null || now.rows.length !== before.rows.length + 1 || now.reached !== now.rows.length)
    return null;
  if (now.over) return "over";
  if (now.in_check) return "check";
  return now.rows.at(-1)?.san?.includes("x") ? "capture" : "move";
}

export function createSounds(): { play(sound: Sound): void } {
  let context: AudioContext | null = null;
  return {
    play(sound) {
      try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume().catch(() => undefined);
        for (const knock of SOUNDS[sound]) playKnock(context, knock);
      } catch {
        // No sound to be had here.
      }
    },
  };
}

function playKnock(context: AudioContext, knock: Knock): void {
  const start = context.currentTime + knock.at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(knock.hertz, start);
  // A wooden knock falls in pitch as it dies away.
  tone.frequency.exponentialRampToValueAtTime(knock.hertz * 0.7, start + knock.seconds);
  volume.gain.setValueAtTime(knock.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + knock.seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + knock.seconds);
}
