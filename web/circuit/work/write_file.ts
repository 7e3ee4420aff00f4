/** Circuits as files to take away. */
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { fileStem } from "../model/names.ts";

/** In what form. */
export const FILE_KINDS = ["cir", "bmp", "png"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file to save. */
export interface CircuitFile {
  readonly name: string;
  readonly blob: Blob;
}

const TYPES: Readonly<Record<FileKind, string>> = {
  cir: "application/octet-stream",
  bmp: "image/bmp",
  png: "image/png",
};

/** The circuit as a file, called after its name. The writers of pictures are loaded only for pictures. */
export async function fileOf(
  name: string,
  circuit: Circuit,
  kind: FileKind,
): Promise<CircuitFile> {
  const blob = new Blob([await bytesOf(circuit, kind)], { type: TYPES[kind] });
  return { name: `${fileStem(name)}.${kind}`, blob };
}

async function bytesOf(circuit: Circuit, kind: FileKind): Promise<Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case "cir":
      return writeCircuit(circuit);
    case "bmp":
      return (await import("../../../lib/race/bmp.ts")).writeBmp(circuit);
    case "png":
      return (await import("../../../lib/race/png.ts")).writePng(circuit);
  }
}
