/**
 * Work that may fail or take long, of which only the latest counts: whatever is begun takes the place of what was going
 * on, whose end and whose failure are nobody's business any more.
 */
import { batch, type Signal } from "@preact/signals";

/** See the head of this file. */
export interface OneAtATime {
  /** Begins; the signal is aborted as soon as something else begins. Never rejects. */
  do(work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Of what was begun last. */
  current(): AbortSignal;
  /** Ends what is going on. */
  stop(): void;
}

/** Told of every beginning, and of the failure of what still counts. */
export interface OneAtATimeEvents {
  begun(): void;
  failed(error: unknown): void;
}

/** `isBusy` is true from a beginning until its end. */
export function createOneAtATime(
  isBusy: Signal<boolean>,
  { begun, failed }: OneAtATimeEvents,
): OneAtATime {
  let current = new AbortController();
  return {
    do: async (work) => {
      current.abort();
      const mine = current = new AbortController();
      batch(() => {
        isBusy.value = true;
        begun();
      });
      try {
        await work(mine.signal);
      } catch (error) {
        if (!mine.signal.aborted) failed(error);
      } finally {
        if (!mine.signal.aborted) isBusy.value = false;
      }
    },
    current: () => current.signal,
    stop: () => current.abort(),
  };
}
