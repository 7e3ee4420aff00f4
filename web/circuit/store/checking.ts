/** Whether the drawing conforms, and the best lap on it if it does: followed while it is drawn. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { checkCircuit } from "../../../lib/race/conformity.ts";
import type { Finding } from "../../../lib/race/types.ts";
import { type Mark, marksOf } from "../model/marks.ts";
import { circuitOfCells } from "../model/templates.ts";
import type { AskPar, Par } from "../work/ask_par.ts";

/** What is known of the best lap. */
export type ParState =
  /** The drawing does not conform. */
  | { readonly kind: "none" }
  /** It is looked for; the last one that was found may be shown meanwhile. */
  | { readonly kind: "searching"; readonly last: Par | undefined }
  | { readonly kind: "found"; readonly par: Par }
  /** It cannot be had in this browser. */
  | { readonly kind: "failed" };

/** What the checking needs of the world. */
export interface CheckingOutside {
  readonly askPar: AskPar;
  /** Milliseconds since 1970. */
  now(): number;
  /** Before the next picture is drawn; the function given back prevents it. */
  nextFrame(act: () => void): () => void;
  later(ms: number, act: () => void): () => void;
}

/** What is found. */
export interface Checking {
  readonly findings: ReadonlySignal<readonly Finding[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly par: ReadonlySignal<ParState>;
  dispose(): void;
}

/** The drawing rests for so long, in milliseconds, before the best lap is looked for. */
const REST_MS = 250;

/** A check that takes longer, in milliseconds, would make drawing jerky: then so many times as long is waited. */
const SLOW_MS = 12;
const PAUSES = 4;

/** Follows a circuit: at most one check a picture, on slow machines fewer. */
export function createChecking(
  cells: ReadonlySignal<Uint8Array>,
  outside: CheckingOutside,
): Checking {
  const checked = signal(check(cells.peek()));
  const par = signal<ParState>({ kind: "none" });
  let pause = 0;
  let stopWaiting: (() => void) | undefined;

  function checkNow(): void {
    stopWaiting = undefined;
    const now = cells.peek();
    if (now === checked.peek().circuit.cells) return;
    const begun = outside.now();
    checked.value = check(now);
    const took = outside.now() - begun;
    pause = took > SLOW_MS ? took * PAUSES : 0;
  }

  const stopChecking = effect(() => {
    if (cells.value === checked.peek().circuit.cells) return;
    stopWaiting ??= pause === 0 ? outside.nextFrame(checkNow) : outside.later(pause, checkNow);
  });
  const stopSearching = effect(() => {
    const { circuit, findings } = checked.value;
    if (findings.length > 0) {
      par.value = { kind: "none" };
      return;
    }
    const before = par.peek();
    par.value = { kind: "searching", last: parIn(before) };
    let takeBack: (() => void) | undefined;
    const stopResting = outside.later(REST_MS, () => {
      takeBack = outside.askPar(circuit.cells, (answer) => {
        par.value = answer === "failed" ? { kind: "failed" } : { kind: "found", par: answer };
      });
    });
    return () => {
      stopResting();
      takeBack?.();
    };
  });
  return {
    findings: computed(() => checked.value.findings),
    marks: computed(() => marksOf(checked.value.circuit, checked.value.findings)),
    par,
    dispose: () => {
      stopChecking();
      stopWaiting?.();
      stopSearching();
    },
  };
}

function check(cells: Uint8Array) {
  const circuit = circuitOfCells(cells);
  return { circuit, findings: checkCircuit(circuit) };
}

function parIn(state: ParState): Par | undefined {
  return state.kind === "found" ? state.par : state.kind === "searching" ? state.last : undefined;
}
