/** The address always tells what is shown; while something moves it is not renewed at every picture. */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { AddressPlace } from "./address_place.ts";
import type { FrameClock } from "./player/types.ts";

/** While something moves, the address is renewed this often, in milliseconds: Safari forbids more than 100 times in 30 s. */
const EVERY_MS = 400;

/** What is shown. All of these read signals, and the address follows them. */
export interface ShownAddress {
  /** What stands after the `#` for it. */
  hash(): string;
  isMoving(): boolean;
  /** The address stays as it is for now: nothing is shown, or what is shown is not yet all there. */
  isWaiting(): boolean;
}

/** An address that is being kept. */
export interface KeptAddress {
  /** Something else is shown: one can go back to what was shown before. It must have waited until now (`isWaiting`). */
  push(): void;
  stop(): void;
}

/** See the head of this file. */
export function keepAddress(
  { clock, place }: { readonly clock: FrameClock; readonly place: AddressPlace },
  shown: ShownAddress,
): KeptAddress {
  let renewedAt = -Infinity;
  const stop = effect(() => {
    const hash = shown.hash();
    const isMoving = shown.isMoving();
    if (shown.isWaiting() || hash === place.read()) return;
    const now = clock.now();
    if (isMoving && now - renewedAt < EVERY_MS) return;
    renewedAt = now;
    place.replace(hash);
  });
  return {
    push: () => {
      const hash = untracked(() => shown.hash());
      if (hash !== place.read()) place.push(hash);
    },
    stop,
  };
}

/** Something that is packed whenever it has changed. */
export interface KeptPacked {
  /** `undefined`: there is nothing to pack, or it has not been packed yet. */
  readonly text: ReadonlySignal<string | undefined>;
  /** It will be there in a moment. */
  readonly isPacking: ReadonlySignal<boolean>;
  stop(): void;
}

/**
 * Packs what `source` gives, whenever that is another one.
 * @param source Reads signals; `undefined`: nothing is to be packed.
 */
export function keepPacked<Thing>(
  source: () => Thing | undefined,
  pack: (thing: Thing) => Promise<string> | undefined,
): KeptPacked {
  const thing = computed(source);
  const packed = signal<{ readonly of: Thing; readonly text: string } | undefined>(undefined);
  const text = computed(() => packed.value?.of === thing.value ? packed.value?.text : undefined);
  const stop = effect(() => {
    const of = thing.value;
    if (of === undefined) return;
    void untracked(() => pack(of))?.then((text) => packed.value = { of, text });
  });
  return {
    text,
    isPacking: computed(() => thing.value !== undefined && text.value === undefined),
    stop,
  };
}
