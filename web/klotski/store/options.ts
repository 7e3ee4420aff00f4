/** How the reader likes to play: kept in the browser. */
import { type Signal, signal } from "@preact/signals";
import type { Keep } from "../../ui/keep.ts";

/** What can be chosen. */
export interface Options {
  /** A click on a neighbour pushes it. */
  readonly isLiteral: Signal<boolean>;
  /** The pieces show their letters. */
  readonly hasLetters: Signal<boolean>;
  /** Wood is heard. */
  readonly hasSound: Signal<boolean>;
  /** Keeps what was chosen. */
  keep(): void;
}

const NAME = "turniir-klotski-options";

/** Begins with what was kept. */
export function createOptions(keep: Keep): Options {
  const words = (keep.read(NAME) ?? "").split(" ");
  const isLiteral = signal(words.includes("literal"));
  const hasLetters = signal(words.includes("letters"));
  const hasSound = signal(words.includes("sound"));
  return {
    isLiteral,
    hasLetters,
    hasSound,
    keep: () => {
      const chosen = [
        ...(isLiteral.peek() ? ["literal"] : []),
        ...(hasLetters.peek() ? ["letters"] : []),
        ...(hasSound.peek() ? ["sound"] : []),
      ];
      keep.write(NAME, chosen.join(" ") || undefined);
    },
  };
}
