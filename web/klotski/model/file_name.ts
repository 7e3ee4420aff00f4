/** The name of a file after that of a puzzle. Pure. */

/** In characters. */
const LONGEST = 40;

/** Small letters, digits and `-`: any system takes it. */
export function fileNameOf(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST).replace(/^-+|-+$/g, "");
  return plain === "" ? "puzzle" : plain;
}
