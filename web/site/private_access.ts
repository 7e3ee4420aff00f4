/** The door of a private page: the token, what it shows, and following that for as long as the page stands. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import * as strings from "../strings/strings.ts";
import { type Poll, type PollOutside, startPoll } from "./poll.ts";
import { Refusal } from "./private_api.ts";
import { takeToken, tokenIn, type TokenKeeper, type TokenPlace } from "./private_token.ts";

const text = strings.privatePages;

/** How long to wait after nobody answered, in milliseconds: each time twice as long, from this to that. */
const AWAY_MS = { first: 2_000, longest: 30_000 } as const;

/** The world round the door; a test brings its own. */
export interface AccessOutside extends PollOutside {
  readonly keeper: TokenKeeper;
  readonly place: TokenPlace;
  /** Another link was opened in this window; returns what ends listening. */
  onMove(callback: () => void): () => void;
}

/** What is behind the door. */
export interface AccessOf<View> {
  /** @throws {Refusal} */
  read(token: string): Promise<View>;
  /** How long to wait before it is read again, in milliseconds. */
  pause(view: View): number;
}

/** A door. */
export interface Access<View> {
  /** `undefined` until the token has opened it. */
  readonly view: ReadonlySignal<View | undefined>;
  /** Whether there is a token that nobody has refused. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** Why the door is shut, if there is more to say than that a token is needed. */
  readonly why: ReadonlySignal<string | undefined>;
  /** Why what is shown may be old: the server does not answer, or not sensibly. */
  readonly trouble: ReadonlySignal<string | undefined>;
  readonly isRemembered: ReadonlySignal<boolean>;
  /** Tries a link or token that somebody typed. */
  enter(typed: string): void;
  remember(isRemembered: boolean): void;
  /** Shuts the door and keeps nothing. */
  forget(): void;
  /**
   * Does something with the token; what is read before it has been done is not shown after it.
   * @throws {Refusal} As `act` does; a token that is refused shuts the door as well.
   */
  use<Value>(act: (token: string) => Promise<Value>): Promise<Value>;
  /** Shows what a deed brought. */
  show(view: View): void;
  /** Reads at once. */
  hurry(): void;
  dispose(): void;
}

/** Opens with the token of the address, or the one that is kept. */
export function createAccess<View>(
  outside: AccessOutside,
  { read, pause }: AccessOf<View>,
): Access<View> {
  const { keeper, place } = outside;
  const view = signal<View | undefined>(undefined);
  const token = signal<string | undefined>(undefined);
  const hasToken = signal(false);
  const why = signal<string | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  const isRemembered = signal(false);
  /** Raised by everything that makes what is being read out of date. */
  let deeds = 0;
  let failures = 0;
  let poll: Poll | undefined;

  function open(found: string, remembered: boolean): void {
    poll?.stop();
    deeds += 1;
    failures = 0;
    keeper.keep(found, remembered);
    batch(() => {
      token.value = found;
      hasToken.value = true;
      view.value = undefined;
      why.value = undefined;
      trouble.value = undefined;
      isRemembered.value = remembered;
    });
    poll = startPoll(() => readAgain(found), outside);
  }

  function shut(reason: string | undefined): void {
    poll?.stop();
    poll = undefined;
    deeds += 1;
    keeper.forget();
    batch(() => {
      token.value = undefined;
      hasToken.value = false;
      view.value = undefined;
      why.value = reason;
      trouble.value = undefined;
      isRemembered.value = false;
    });
  }

  async function readAgain(mine: string): Promise<number> {
    const begun = deeds;
    try {
      const found = await read(mine);
      if (begun === deeds) show(found);
      failures = 0;
      return pause(found);
    } catch (error) {
      failures += 1;
      if (token.value === mine) fail(error);
      return Math.min(AWAY_MS.first * 2 ** (failures - 1), AWAY_MS.longest);
    }
  }

  function fail(error: unknown): void {
    if (isShutting(error)) shut(text.tokenRefused);
    else trouble.value = sentenceOf(error);
  }

  function show(found: View): void {
    batch(() => {
      view.value = found;
      trouble.value = undefined;
    });
  }

  function begin(): void {
    const hasOne = /token=/.test(place.hash);
    const found = takeToken(place);
    if (found !== undefined) open(found, keeper.read() === found && keeper.isRemembered());
    else if (hasOne) why.value = text.noToken;
  }

  const stopListening = outside.onMove(begin);
  begin();
  const kept = keeper.read();
  if (!hasToken.value && kept !== undefined) open(kept, keeper.isRemembered());

  return {
    view,
    hasToken,
    why,
    trouble,
    isRemembered,
    enter: (typed) => {
      const found = tokenIn(typed);
      if (found === undefined) why.value = text.noToken;
      else open(found, false);
    },
    remember: (remembered) => {
      if (token.value === undefined) return;
      keeper.keep(token.value, remembered);
      isRemembered.value = remembered;
    },
    forget: () => shut(undefined),
    use: async (act) => {
      const mine = token.value;
      if (mine === undefined) throw new Refusal("TOKEN", text.tokenRefused);
      try {
        return await act(mine);
      } catch (error) {
        if (isShutting(error) && token.value === mine) shut(text.tokenRefused);
        throw error;
      } finally {
        deeds += 1;
      }
    },
    show: (found) => {
      if (token.value !== undefined) show(found);
    },
    hurry: () => poll?.hurry(),
    dispose: () => {
      poll?.stop();
      stopListening();
    },
  };
}

/** What to say of anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return strings.frame.pageFailed(error instanceof Error ? error.message : String(error));
}

function isShutting(error: unknown): boolean {
  return error instanceof Refusal && error.code === "TOKEN";
}

/** The door of a browser's page. */
export function browserDoor(): Pick<AccessOutside, "onMove"> {
  return {
    onMove: (callback) => {
      addEventListener("hashchange", callback);
      return () => removeEventListener("hashchange", callback);
    },
  };
}
