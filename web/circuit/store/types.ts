/** What the editor's page remembers, and what it needs from outside. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { PublishedCircuit, PublishedCircuits } from "../../../lib/race/published.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import type { Template } from "../model/templates.ts";
import type { ReadCircuit } from "../work/read_circuit.ts";
import type { Checking, CheckingOutside } from "./checking.ts";
import type { Drawing } from "./drawing.ts";
import type { Keeping, KeepingOutside } from "./keeping.ts";

/** The world outside; a test brings its own. */
export interface CircuitOutside extends CheckingOutside, Omit<KeepingOutside, "onParted"> {
  /** The address after the `#`. */
  readHash(): string;
  /** Another one in its place, without going anywhere. */
  writeHash(hash: string): void;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
  /** Something that is different each time. */
  seed(): string;
  /** `undefined`: the site tells of none. @throws {UnusableInput} If it cannot be reached. */
  readCircuits(): Promise<PublishedCircuits | undefined>;
  /** The bytes of a circuit's file on the site. @throws {UnusableInput} */
  readCircuit(circuit: PublishedCircuit): Promise<Uint8Array>;
}

/** Something that is said above the drawing. */
export interface Note {
  readonly look: "info" | "warning" | "bad";
  readonly text: string;
}

/** A file that can be opened only if it is changed. */
export interface Question {
  readonly name: string;
  readonly read: Extract<ReadCircuit, { readonly kind: "size" | "colours" }>;
}

/** The circuits of the site. */
export type SiteCircuits = readonly PublishedCircuit[] | "busy" | "missing";

/** Everything that the page shows. */
export interface CircuitStore {
  readonly drawing: Drawing;
  readonly checking: Checking;
  readonly keeping: Keeping;
  /** What is drawn, as it is seen. */
  readonly circuit: ReadonlySignal<Circuit>;
  readonly note: Signal<Note | undefined>;
  readonly question: ReadonlySignal<Question | undefined>;
  readonly siteCircuits: ReadonlySignal<SiteCircuits>;
  /** Counts the circuits that were opened: the picture shows all of a new one. */
  readonly opened: ReadonlySignal<number>;
  /** Asks for the circuits of the site, if they are not known yet. */
  lookAtSite(): void;
  /** What a circuit of the site looks like; `undefined`: it cannot be had just now. */
  pictureOf(circuit: PublishedCircuit): Promise<Circuit | undefined>;
  openTemplate(template: Template): void;
  openRandom(): void;
  openFromSite(id: string): Promise<void>;
  openDraft(id: string): void;
  openFile(file: File): Promise<void>;
  /** Opens the file that is asked about in its changed form, or not at all. */
  answer(isOpened: boolean): void;
  /** Colours all scenery. */
  dress(): void;
  /** Calls the draft otherwise, and says so if that name was taken. */
  rename(typed: string): void;
  /** The address of a page that opens what is drawn. */
  trackAddress(page: "circuit.html" | "race.html"): Promise<string>;
  dispose(): void;
}
