/** Keeps what is drawn as a draft in the browser, and the way back, without being asked, and never over another one. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Draft } from "../model/draft_text.ts";
import type { History } from "../model/history.ts";
import { freeName, isTaken } from "../model/names.ts";
import type { KeptDraft, Shelf } from "./draft_shelf.ts";

/** How it stands with the draft. */
export type KeepingState =
  /** There is nothing in it yet that could be lost. */
  | "untouched"
  /** It is about to be kept. */
  | "waiting"
  | "kept"
  /** The browser has no room, or keeps nothing. */
  | "full";

/** What the keeping needs of the world. */
export interface KeepingOutside {
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  later(ms: number, act: () => void): () => void;
  /** Somebody drew on the same draft elsewhere, so that this one is kept under a name of its own. */
  onParted(name: string): void;
}

/** The draft that is drawn. */
export interface Keeping {
  readonly name: ReadonlySignal<string>;
  readonly state: ReadonlySignal<KeepingState>;
  /** `undefined` until it is kept for the first time. */
  readonly id: ReadonlySignal<string | undefined>;
  /** All that are kept. */
  readonly drafts: ReadonlySignal<readonly KeptDraft[]>;
  /** Goes on with a draft. */
  resume(id: string, draft: Draft): void;
  /** Begins another one; it is kept at once, or only when something is drawn. */
  begin(name: string, cells: Uint8Array, when: "at once" | "when changed"): void;
  /** Calls it otherwise, with a number behind the name where another draft is called so; whether one is. */
  rename(typed: string): boolean;
  remove(id: string): void;
  /** Keeps now what waits. */
  flush(): void;
  /** Looks again at what is kept. */
  refresh(): void;
  dispose(): void;
}

/** The drawing rests for so long, in milliseconds, before it is kept. */
const REST_MS = 300;

/** Follows what is drawn. */
export function createKeeping(
  history: ReadonlySignal<History>,
  name: string,
  outside: KeepingOutside,
): Keeping {
  const { shelf } = outside;
  const cells = computed(() => history.value.cells);
  const drafts = signal(shelf.list());
  const called = signal(freeName(name, drafts.peek().map(({ draft }) => draft.name)));
  const id = signal<string | undefined>(undefined);
  const state = signal<KeepingState>("untouched");
  // What is on the shelf, or what was there to begin with.
  let known = { cells: cells.peek(), name: called.peek(), revision: 0 };

  function otherNames(): string[] {
    return shelf.list().filter((kept) => kept.id !== id.peek()).map(({ draft }) => draft.name);
  }

  function keep(): void {
    const own = id.peek();
    const stored = own === undefined ? undefined : shelf.read(own);
    const isParted = stored !== undefined && stored.revision !== known.revision;
    if (isParted) {
      called.value = freeName(called.peek(), [...otherNames(), stored.name]);
      outside.onParted(called.peek());
    }
    const into = own === undefined || isParted ? outside.newId() : own;
    const next = {
      cells: cells.peek(),
      name: called.peek(),
      revision: isParted ? 1 : known.revision + 1,
    };
    const isKept = shelf.write(into, { ...next, savedAt: outside.now() }, history.peek());
    state.value = isKept ? "kept" : "full";
    if (!isKept) return;
    known = next;
    id.value = into;
    drafts.value = shelf.list();
  }

  const stop = effect(() => {
    if (cells.value === known.cells && called.value === known.name) return;
    state.value = "waiting";
    return outside.later(REST_MS, keep);
  });

  function flush(): void {
    const isNew = cells.peek() !== known.cells || called.peek() !== known.name;
    if (isNew) keep();
  }

  return {
    name: called,
    state,
    id,
    drafts,
    resume: (kept, draft) => {
      known = { cells: cells.peek(), name: draft.name, revision: draft.revision };
      id.value = kept;
      called.value = draft.name;
      state.value = "kept";
    },
    begin: (wanted, begun, when) => {
      id.value = undefined;
      const free = freeName(wanted, otherNames());
      known = { cells: begun, name: free, revision: 0 };
      called.value = free;
      state.value = "untouched";
      if (when === "at once") keep();
    },
    rename: (typed) => {
      const others = otherNames();
      called.value = freeName(typed, others);
      return isTaken(typed, others);
    },
    remove: (gone) => {
      shelf.remove(gone);
      // What is drawn on now stays on the page, and is kept anew when something is drawn.
      if (gone === id.peek()) {
        id.value = undefined;
        known = { ...known, revision: 0 };
        state.value = "untouched";
      }
      drafts.value = shelf.list();
    },
    flush,
    refresh: () => {
      drafts.value = shelf.list();
    },
    dispose: stop,
  };
}
