/** The drafts that this browser keeps. */
import { type Draft, readDraft, writeDraft } from "../model/draft_text.ts";
import { type History, historyOf } from "../model/history.ts";
import { readHistory, writeHistory } from "../model/history_text.ts";

/** Where texts are kept by key; nothing of it throws. */
export interface Keeper {
  keys(): readonly string[];
  get(key: string): string | undefined;
  /** Whether there was room for it. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
}

/** A draft and its key. */
export interface KeptDraft {
  readonly id: string;
  readonly draft: Draft;
}

/** The drafts. */
export interface Shelf {
  /** The one that was drawn on last is first. */
  list(): readonly KeptDraft[];
  read(id: string): Draft | undefined;
  /** The draft with its steps, where they are kept; else with nothing to undo. */
  readHistory(id: string, draft: Draft): History;
  /** Whether there was room for the draft: where there is not enough for all, steps are forgotten first. */
  write(id: string, draft: Draft, history: History): boolean;
  remove(id: string): void;
}

const PREFIX = "turniir-circuit:";
const STEPS_PREFIX = "turniir-circuit-steps:";

/** So many drafts keep their steps: those that were drawn on last. */
export const MOST_HISTORIES = 8;

/** Drafts among other things that are kept. */
export function shelfIn(keeper: Keeper): Shelf {
  const read = (id: string) => {
    const text = keeper.get(PREFIX + id);
    return text === undefined ? undefined : readDraft(text);
  };
  const idsWith = (prefix: string) =>
    [...keeper.keys()].filter((key) => key.startsWith(prefix)).map((key) =>
      key.slice(prefix.length)
    );
  const list = () =>
    idsWith(PREFIX).flatMap((id) => {
      const draft = read(id);
      return draft === undefined ? [] : [{ id, draft }];
    }).sort((one, other) =>
      other.draft.savedAt - one.draft.savedAt || (one.id < other.id ? -1 : 1)
    );
  const forget = (isForgotten: (id: string) => boolean) => {
    for (const id of idsWith(STEPS_PREFIX).filter(isForgotten)) keeper.remove(STEPS_PREFIX + id);
  };

  function setSomehow(key: string, text: string): boolean {
    if (keeper.set(key, text)) return true;
    forget(() => true);
    return keeper.set(key, text);
  }

  function write(id: string, draft: Draft, history: History): boolean {
    if (!setSomehow(PREFIX + id, writeDraft(draft))) return false;
    const hasSteps = history.past.length + history.future.length > 0;
    if (hasSteps) setSomehow(STEPS_PREFIX + id, writeHistory(history, draft.revision));
    else keeper.remove(STEPS_PREFIX + id);
    if (idsWith(STEPS_PREFIX).length > MOST_HISTORIES) {
      const last = new Set(list().slice(0, MOST_HISTORIES).map((kept) => kept.id));
      forget((one) => !last.has(one));
    }
    return true;
  }

  return {
    list,
    read,
    readHistory: (id, draft) =>
      readHistory(keeper.get(STEPS_PREFIX + id) ?? "", draft) ?? historyOf(draft.cells),
    write,
    remove: (id) => {
      keeper.remove(PREFIX + id);
      keeper.remove(STEPS_PREFIX + id);
    },
  };
}

/** The browser's store of texts; where it is forbidden, nothing is kept. */
export function browserKeeper(): Keeper {
  const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    keys: () => attempt(() => Object.keys(localStorage), []),
    get: (key) => attempt(() => localStorage.getItem(key) ?? undefined, undefined),
    set: (key, text) =>
      attempt(() => {
        localStorage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
  };
}
