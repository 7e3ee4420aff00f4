/** Drafts as the browser keeps them: a text each. Pure. */
import { CELLS } from "./change.ts";
import { cleanName } from "./names.ts";

/** A circuit that is being drawn. */
export interface Draft {
  readonly name: string;
  readonly cells: Uint8Array;
  /** When it was kept, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Counts how often it was kept: whoever finds another number than his own knows that somebody else drew on it. */
  readonly revision: number;
}

/** A draft as a text: each cell is the character with its number. */
export function writeDraft({ cells, name, revision, savedAt }: Draft): string {
  const bytes = Array.from(cells, (byte) => String.fromCharCode(byte)).join("");
  return JSON.stringify({ name, savedAt, revision, cells: bytes });
}

/** What a text holds; `undefined`: it is no draft. */
export function readDraft(text: string): Draft | undefined {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return undefined;
  if (!("name" in value && "savedAt" in value && "revision" in value && "cells" in value)) {
    return undefined;
  }
  const { cells, name, revision, savedAt } = value;
  if (typeof name !== "string" || typeof savedAt !== "number" || typeof revision !== "number") {
    return undefined;
  }
  // Other characters than bytes have no number below 256.
  if (typeof cells !== "string" || cells.length !== CELLS || !/^[\0-\xff]*$/.test(cells)) {
    return undefined;
  }
  const bytes = Uint8Array.from(cells, (character) => character.charCodeAt(0));
  return { name: cleanName(name), cells: bytes, revision, savedAt };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
