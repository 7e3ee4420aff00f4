/** How klotski's figures are told. Pure. */
import type { Unit } from "../../klotski/solver/units.ts";
import type { Metric, Optimum, Variant } from "../../klotski/types.ts";

/** What a metric's units are called, one and many of them. */
const UNITS: Readonly<Record<Metric, readonly [string, string]>> = {
  step: ["step", "steps"],
  straight: ["straight move", "straight moves"],
  move: ["move", "moves"],
  push: ["push", "pushes"],
  drag: ["drag", "drags"],
};

/** `1 move`, `81 moves`. */
export function counted(length: number, metric: Metric): string {
  return `${length} ${UNITS[metric][length === 1 ? 0 : 1]}`;
}

/** `A south 2, east`: the piece and its way, equal steps counted together. */
export function tellUnit({ pieces }: Variant, { path, piece }: Unit): string {
  const runs: { direction: string; count: number }[] = [];
  for (const direction of path) {
    const last = runs.at(-1);
    if (last?.direction === direction) last.count++;
    else runs.push({ direction, count: 1 });
  }
  const way = runs.map(({ count, direction }) => count === 1 ? direction : `${direction} ${count}`);
  return `${pieces[piece]?.name ?? "?"} ${way.join(", ")}`;
}

/** `116 steps, 81 moves`, `no solution`, `no goal`. */
export function tellOptimum(optimum: Optimum | "none" | undefined): string {
  if (optimum === undefined) return "not known";
  if (optimum === "none") return "no solution";
  return `${counted(optimum.steps, "step")}, ${counted(optimum.moves, "move")}`;
}
