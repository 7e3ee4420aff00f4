/**
 * The token that opens a private page. It comes in the address, after the `#`, which browsers send to nobody; it is taken out
 * at once, so that neither a copied address nor a picture of the screen gives it away, and is kept for this window only,
 * unless the reader wants it remembered.
 */

/** Where a token is kept; a test brings its own. */
export interface TokenKeeper {
  /** The one that is kept. */
  read(): string | undefined;
  /** Whether it is kept beyond this window. */
  isRemembered(): boolean;
  keep(token: string, isRemembered: boolean): void;
  forget(): void;
}

/** The address of the page, as far as it is looked at. */
export interface TokenPlace {
  readonly hash: string;
  /** Takes everything after the `#` out of it, and out of the browser's history. */
  clear(): void;
}

/** What tokens consist of; a header holds nothing else either. */
const TOKEN = /^[\w.~+/=-]{8,500}$/;

/** The token in a link or by itself, as people paste them; `undefined`: there is none in it. */
export function tokenIn(text: string): string | undefined {
  const [, inLink] = /(?:^|[#?&])token=([^&#\s]*)/.exec(text.trim()) ?? [];
  const token = inLink === undefined ? text.trim() : decode(inLink);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Takes the token out of the address; whatever else is said of tokens there goes, too. */
export function takeToken(place: TokenPlace): string | undefined {
  if (!/^#?(?:.*&)?token=/.test(place.hash)) return undefined;
  const token = tokenIn(place.hash);
  place.clear();
  return token;
}

/** What stands after the `#` for a page that takes a token. */
export function tokenHash(token: string): string {
  return `#token=${encodeURIComponent(token)}`;
}

/** The address of this page. */
export function browserPlace(): TokenPlace {
  return {
    get hash() {
      return location.hash;
    },
    clear: () => history.replaceState(null, "", location.pathname + location.search),
  };
}

/** Kept by the browser, for this page of this site alone; where it keeps nothing, for as long as the page stands. */
export function browserKeeper(key = `turniir-token:${location.pathname}`): TokenKeeper {
  let here: string | undefined;
  const from = (name: "sessionStorage" | "localStorage"): string | undefined => {
    try {
      return globalThis[name].getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const put = (name: "sessionStorage" | "localStorage", token: string | undefined) => {
    try {
      if (token === undefined) globalThis[name].removeItem(key);
      else globalThis[name].setItem(key, token);
    } catch {
      // It holds until the page is left.
    }
  };
  return {
    read: () => here ?? from("sessionStorage") ?? from("localStorage"),
    isRemembered: () => from("localStorage") !== undefined,
    keep: (token, isRemembered) => {
      here = token;
      put("sessionStorage", token);
      put("localStorage", isRemembered ? token : undefined);
    },
    forget: () => {
      here = undefined;
      put("sessionStorage", undefined);
      put("localStorage", undefined);
    },
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
