/** What an author's page remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { AuthorView } from "../../lib/contest/published/api.ts";
import type { ContestEvent } from "../../lib/contest/published/types.ts";
import type { Access, AccessOutside } from "../site/private_access.ts";
import type { AuthorApi, PlacedFile } from "../site/private_api.ts";
import type { Draft } from "./draft.ts";

/** How far a stage has come, in rounds. */
export type StageProgress = Extract<ContestEvent, { readonly kind: "progress" }>;

/** The world outside; a test brings its own. */
export interface AuthorOutside extends AccessOutside {
  readonly api: AuthorApi;
  /** Hears of the stage that is being played; returns what ends it. */
  followProgress(hear: (progress: StageProgress) => void): () => void;
}

/** What came of something that the author did. */
export interface Outcome {
  readonly look: "good" | "bad" | "info";
  readonly text: string;
}

/** Sending a version. */
export interface SendStore {
  readonly draft: ReadonlySignal<Draft>;
  /** How it is started: guessed until the author says otherwise. */
  readonly command: ReadonlySignal<string>;
  /** Whether `command` is still a guess. */
  readonly isGuess: ReadonlySignal<boolean>;
  /** How much has been sent, 0 to 1; `undefined`: nothing is being sent. */
  readonly sent: ReadonlySignal<number | undefined>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  add(files: readonly PlacedFile[]): void;
  remove(path: string): void;
  clear(): void;
  setCommand(command: string): void;
  /** Does nothing while something is being sent. */
  send(): Promise<void>;
  /** Gives up what is being sent. */
  stop(): void;
}

/** Everything that the page shows. */
export interface AuthorStore {
  readonly access: Access<AuthorView>;
  readonly sending: SendStore;
  /** Of the stage that is being played; followed while a version of this author plays. */
  readonly progress: ReadonlySignal<StageProgress | undefined>;
  /** What came of taking a version back, and which one. */
  readonly takenBack: ReadonlySignal<{ readonly version: number } & Outcome | undefined>;
  takeBack(version: number): Promise<void>;
  dispose(): void;
}
