/** What outlives a page. */

/** Texts under names; where nothing can be kept, nothing is read. Never throws. A test brings its own. */
export interface Keep {
  read(name: string): string | undefined;
  /** `undefined` takes it away. */
  write(name: string, text: string | undefined): void;
}

/** What this browser keeps. Storage may be forbidden or full: then nothing is kept. */
export function browserKeep(): Keep {
  return {
    read: (name) => {
      try {
        return localStorage.getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, text) => {
      try {
        if (text === undefined) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      } catch {
        // What cannot be kept still stands in the address.
      }
    },
  };
}

/** Calls `changed` when another page has kept something; returns what ends listening. */
export function listenToKeep(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
