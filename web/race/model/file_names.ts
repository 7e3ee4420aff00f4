/** What files of laps and circuits are called. Pure. */

/** As a page offers them for opening. */
export const FILES = ".f1,.F1,.cir,.CIR";

/** Whether a file is called like a lap or a circuit. */
export function isOurs(name: string): boolean {
  return /\.(?:f1|cir)$/i.test(name);
}
