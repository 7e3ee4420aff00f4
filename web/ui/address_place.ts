/** Where the address stands, as the browser has it. */

/** What a page does with its address after the `#`; a test brings its own. */
export interface AddressPlace {
  read(): string;
  /** Another moment of what is shown: no step back in the browser's history. */
  replace(hash: string): void;
  /** Something else is shown. */
  push(hash: string): void;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
}

/** The address of this page. */
export function browserPlace(): AddressPlace {
  return {
    read: () => location.hash,
    replace: (hash) => history.replaceState(null, "", hash || "#"),
    push: (hash) => history.pushState(null, "", hash || "#"),
    listen: (moved) => {
      addEventListener("popstate", moved);
      return () => removeEventListener("popstate", moved);
    },
  };
}
