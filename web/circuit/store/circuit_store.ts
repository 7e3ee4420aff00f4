/** What the editor's page remembers: one factory. */
import { batch, computed, effect, signal } from "@preact/signals";
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { circuitOf, readRows } from "../../../lib/race/circuit_file.ts";
import { generateCircuit } from "../../../lib/race/generate.ts";
import type { PublishedCircuit } from "../../../lib/race/published.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { packCircuit, unpackCircuit } from "../../race/model/packed_circuit.ts";
import * as strings from "../../strings/strings.ts";
import {
  circuitAddress,
  draftAddress,
  readAddress,
  trackAddress,
  type Wanted,
} from "../model/address.ts";
import { historyOf } from "../model/history.ts";
import { fileStem, nameOfFile } from "../model/names.ts";
import { circuitOfCells, dressed, templateOf } from "../model/templates.ts";
import { readCircuit } from "../work/read_circuit.ts";
import { createChecking } from "./checking.ts";
import { createDrawing } from "./drawing.ts";
import { createKeeping } from "./keeping.ts";
import type { CircuitOutside, CircuitStore, Note, Question, SiteCircuits } from "./types.ts";

const text = strings.circuit;

/** No circuit, and no picture of one, is larger; in bytes. */
const LARGEST_FILE = 2_000_000;

/** Makes the store, and opens what the address says. */
export function createCircuitStore(outside: CircuitOutside): CircuitStore {
  const drawing = createDrawing(templateOf("oval").cells);
  const note = signal<Note | undefined>(undefined);
  const keeping = createKeeping(drawing.history, text.templateNames.oval, {
    ...outside,
    onParted: (name) => note.value = { look: "warning", text: text.parted(name) },
  });
  const checking = createChecking(drawing.cells, outside);
  const question = signal<Question | undefined>(undefined);
  const siteCircuits = signal<SiteCircuits>("busy");
  const opened = signal(0);
  let isSiteKnown = false;
  // Whoever opens something else meanwhile has changed his mind.
  let wishes = 0;

  /** What is kept only when changed is opened by the same address once more. */
  function open(
    name: string,
    { cells }: Circuit,
    when: "at once" | "when changed",
    hash: string = "",
  ): void {
    wishes += 1;
    drawing.settle();
    keeping.flush();
    batch(() => {
      note.value = undefined;
      opened.value += 1;
      drawing.load(historyOf(cells));
      keeping.begin(name, cells, when);
    });
    if (when === "when changed") outside.writeHash(hash);
  }

  function openDraft(id: string): boolean {
    drawing.settle();
    keeping.flush();
    const draft = outside.shelf.read(id);
    if (draft === undefined) return false;
    wishes += 1;
    batch(() => {
      note.value = undefined;
      opened.value += 1;
      drawing.load(outside.shelf.readHistory(id, draft));
      keeping.resume(id, draft);
    });
    return true;
  }

  function complain(sentence: string): void {
    note.value = { look: "bad", text: sentence };
  }

  /** @throws {UnusableInput} If the site has no such circuit. */
  async function findOnSite(id: string): Promise<PublishedCircuit> {
    const site = await outside.readCircuits();
    const circuit = site?.circuits.find((one) => one.id === id);
    if (circuit === undefined) throw unusable("NO_CIRCUIT", text.circuitMissing(id));
    return circuit;
  }

  /** @throws {UnusableInput} If its file cannot be had. */
  async function readFromSite(published: PublishedCircuit): Promise<Circuit | undefined> {
    return circuitOf(readRows(await outside.readCircuit(published)).rows);
  }

  async function openFromSite(id: string): Promise<void> {
    const wish = ++wishes;
    try {
      const published = await findOnSite(id);
      const circuit = await readFromSite(published);
      if (wish !== wishes) return;
      if (circuit === undefined) complain(text.circuitMissing(id));
      else open(text.copyOf(published.title), circuit, "when changed", circuitAddress(id));
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      if (wish === wishes) complain(text.circuitMissing(id));
    }
  }

  async function openPacked(packed: string, title: string | undefined): Promise<void> {
    const wish = ++wishes;
    try {
      const { circuit, name } = await unpackCircuit(packed);
      if (wish === wishes) open(title ?? nameOfFile(name), circuit, "at once");
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      if (wish === wishes) complain(error.problems.map(({ message }) => message).join(" "));
    }
  }

  function openNewest(): void {
    const [newest] = keeping.drafts.peek();
    if (newest === undefined) open(text.templateNames.oval, templateOf("oval"), "when changed");
    else openDraft(newest.id);
  }

  function go(wanted: Wanted): void {
    switch (wanted.kind) {
      case "circuit":
        return void openFromSite(wanted.id);
      case "track":
        return void openPacked(wanted.packed, wanted.title);
      case "draft":
        if (wanted.id === keeping.id.peek() || openDraft(wanted.id)) return;
        openNewest();
        return complain(text.draftMissing);
      case "nothing":
        return openNewest();
    }
  }

  const stopAddress = effect(() => {
    const id = keeping.id.value;
    if (id !== undefined) outside.writeHash(draftAddress(id));
  });
  const stopListening = outside.listen(() => {
    const wanted = readAddress(outside.readHash());
    if (wanted.kind !== "nothing") go(wanted);
  });
  go(readAddress(outside.readHash()));

  return {
    drawing,
    checking,
    keeping,
    circuit: computed(() => circuitOfCells(drawing.cells.value)),
    note,
    question,
    siteCircuits,
    opened,
    lookAtSite: () => {
      if (isSiteKnown) return;
      isSiteKnown = true;
      outside.readCircuits().then(
        (site) => siteCircuits.value = site?.circuits ?? "missing",
        () => {
          isSiteKnown = false;
          siteCircuits.value = "missing";
        },
      );
    },
    pictureOf: (published) => readFromSite(published).catch(() => undefined),
    openTemplate: (template) =>
      open(text.templateNames[template], templateOf(template), "when changed"),
    openRandom: () => open(text.randomName, generateCircuit(outside.seed()), "at once"),
    openFromSite,
    openDraft: (id) => {
      if (!openDraft(id)) complain(text.draftMissing);
    },
    openFile: async (file) => {
      const wish = ++wishes;
      const name = nameOfFile(file.name);
      if (file.size > LARGEST_FILE) return complain(text.tooLarge);
      const bytes = await file.arrayBuffer().catch(() => undefined);
      if (bytes === undefined) return complain(text.fileMissing);
      const read = await readCircuit(file.name, new Uint8Array(bytes));
      if (wish !== wishes) return;
      switch (read.kind) {
        case "unreadable":
          return complain(`${read.problem.message}.`);
        case "size":
        case "colours":
          question.value = { name, read };
          return;
        case "circuit": {
          open(name, read.circuit, "at once");
          const warnings = read.warnings.map(({ message }) => message);
          note.value = warnings.length === 0
            ? { look: "info", text: text.opened(name) }
            : { look: "warning", text: text.openedWith(name, warnings) };
        }
      }
    },
    answer: (isOpened) => {
      const asked = question.peek();
      question.value = undefined;
      if (asked === undefined || !isOpened) return;
      const { name, read } = asked;
      open(name, read.kind === "size" ? read.fitted : read.nearest, "at once");
    },
    dress: () => {
      const circuit = circuitOfCells(drawing.settled.peek());
      drawing.replace(dressed(circuit, keeping.name.peek()).cells);
    },
    rename: (typed) => {
      const isTaken = keeping.rename(typed);
      const name = keeping.name.peek();
      // What was said of the draft before names it as it was called then.
      if (isTaken) note.value = { look: "info", text: text.renamed(name) };
      else if (note.peek()?.look !== "bad") note.value = undefined;
    },
    trackAddress: async (page) => {
      const circuit = circuitOfCells(drawing.settled.peek());
      const title = keeping.name.peek();
      const stem = fileStem(title);
      const packed = await packCircuit({ name: `${stem}.cir`, circuit });
      return trackAddress(page, packed, stem === title ? undefined : title);
    },
    dispose: () => {
      stopAddress();
      stopListening();
      checking.dispose();
      keeping.dispose();
    },
  };
}
