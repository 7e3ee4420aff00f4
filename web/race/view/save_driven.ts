/** Saves the lap by hand as a file that the judge reads. */
import { makeLap } from "../../../lib/race/lap_file.ts";
import { saveFile } from "../../ui/save_file.ts";
import type { RaceStore } from "../store/types.ts";

/** As far as it has been driven. */
export function saveDriven({ circuit, driven }: RaceStore): void {
  const [lap, shown] = [driven.peek()?.lap, circuit.peek()];
  if (lap === undefined || shown === undefined) return;
  saveFile(`${shown.title.toUpperCase()}.F1`, new Blob([makeLap(lap)], { type: "text/plain" }));
}
