/** The drafts that this browser keeps. */
import { type Draft, readDraft, writeDraft } from "../model/draft_text.ts";

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
  /** Whether there was room for it. */
  write(id: string, draft: Draft): boolean;
  remove(id: string): void;
}

const PREFIX = "turniir-circuit:";

/** Drafts among other things that are kept. */
export function shelfIn(keeper: Keeper): Shelf {
  const read = (id: string) => {
    const text = keeper.get(PREFIX + id);
    return text === undefined ? undefined : readDraft(text);
  };
  return {
    list: () =>
      keeper.keys().filter((key) => key.startsWith(PREFIX)).flatMap((key) => {
        const id = key.slice(PREFIX.length);
        const draft = read(id);
        return draft === undefined ? [] : [{ id, draft }];
      }).sort((one, other) =>
        other.draft.savedAt - one.draft.savedAt || (one.id < other.id ? -1 : 1)
      ),
    read,
    write: (id, draft) => keeper.set(PREFIX + id, writeDraft(draft)),
    remove: (id) => keeper.remove(PREFIX + id),
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
