/**
 * Pauses between pictures, for whoever watches: so long, or until a key is pressed. q and Escape end the show, the space bar
 * holds it until the next key, any other key goes on at once.
 */
import type { Keyboard } from "./keyboard.ts";

/** What a key means; `gone`: no more keys come. */
type Key = "end" | "hold" | "on" | "gone";

/** Keys that end the show: q, Q, and Ctrl-D where it arrives. */
const ENOUGH: readonly number[] = [113, 81, 4];
const ESCAPE = 27;
const SPACE = 32;

/**
 * Makes the pauses of a show.
 * @param keyboard Where keys come from, one by one; `undefined`: nobody can press any.
 * @param milliseconds How long a pause is; 0: until a key is pressed.
 * @returns To be called after each picture; false: whoever watches has seen enough. A read that waits for a key ends with
 * the process.
 */
export function pausesOf(
  keyboard: Pick<Keyboard, "read"> | undefined,
  milliseconds: number,
): () => Promise<boolean> {
  // A key that comes after a pause belongs to the next one: the same read waits for it.
  let reading: Promise<Key> | undefined;
  const next = () => reading ??= keyboard === undefined ? GONE : readKey(keyboard);
  const used = (key: Key) => {
    if (key !== "gone") reading = undefined;
    return key;
  };
  return async () => {
    if (milliseconds === 0) {
      const key = used(await next());
      return key === "on" || key === "hold";
    }
    const key = await inTime(next(), milliseconds);
    if (key === undefined) return true;
    return (used(key) === "hold" ? used(await next()) : key) !== "end";
  };
}

const GONE = Promise.resolve<Key>("gone");

/** The key if there is one before the time is up. */
async function inTime(key: Promise<Key>, milliseconds: number): Promise<Key | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const pressed = key.then((key) => key === "gone" ? time : key);
  try {
    return await Promise.race([pressed, time]);
  } finally {
    clearTimeout(timer);
  }
}

async function readKey(keyboard: Pick<Keyboard, "read">): Promise<Key> {
  const keys = new Uint8Array(16);
  // The terminal may go away: then nobody presses a key.
  const count = await keyboard.read(keys).catch(() => null);
  if (count === null) return "gone";
  const pressed = keys.subarray(0, count);
  // Arrows and their like begin with Escape too, but more follows.
  if (pressed[0] === ESCAPE) return count === 1 ? "end" : "on";
  if (ENOUGH.some((key) => pressed.includes(key))) return "end";
  return pressed.includes(SPACE) ? "hold" : "on";
}
