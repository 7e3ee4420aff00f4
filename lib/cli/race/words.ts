/** How race's figures are told. Pure. */
import { measure, showHundredths } from "../../race/chronometer.ts";
import type { LapReport } from "../../race/lap_report.ts";
import { abovePar } from "../../race/lap_report.ts";
import { findOptimum } from "../../race/optimum.ts";
import type { Circuit } from "../../race/types.ts";

/** The best possible time of a conforming circuit in hundredths of a second [OPTIMUM-1]. */
export function parOf(circuit: Circuit): number | undefined {
  const optimum = findOptimum(circuit);
  return optimum && measure(optimum.points, optimum.finish).hundredths;
}

/** `62 moves, 61.38 s (par + 3.25), 3861.15 m at 226.45 km/h`; without a finish the moves alone. */
export function figuresOf(report: LapReport, par: number | undefined): string {
  const { kmhHundredths, moves, path, time } = report;
  const counted = `${moves} ${moves === 1 ? "move" : "moves"}`;
  if (time === undefined || path === undefined || kmhHundredths === undefined) return counted;
  const above = par === undefined ? "" : ` (${abovePar(time, par)})`;
  return `${counted}, ${showHundredths(time)} s${above}, ${(10 * path).toFixed(2)} m at ` +
    `${showHundredths(kmhHundredths)} km/h`;
}
