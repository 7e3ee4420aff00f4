/** A draft as the browser keeps it. What was kept may be anything. Pure. */
import { type Draft, EMPTY, isPiece, MOST_SIDE, WALL } from "./draft.ts";

/** A draft as a text. */
export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** What a text holds; `undefined`: it is no draft. */
export function readDraft(text: string | undefined): Draft | undefined {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return undefined;
  if (!("name" in value && "about" in value && "width" in value && "height" in value)) {
    return undefined;
  }
  const { about, height, name, width } = value;
  if (typeof name !== "string" || typeof about !== "string") return undefined;
  if (!isSide(width) || !isSide(height)) return undefined;
  const cells = "cells" in value ? listOf(value.cells, isSign) : undefined;
  const goal = "goal" in value ? listOf(value.goal, isGoal) : undefined;
  if (cells?.length !== width * height || goal === undefined) return undefined;
  return { name, about, width, height, cells, goal };
}

function isSide(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST_SIDE;
}

function isSign(value: unknown): value is string {
  return typeof value === "string" &&
    (value === EMPTY || value === WALL || (isPiece(value) && /^[A-Za-z0-9]$/.test(value)));
}

function isGoal(value: unknown): value is Draft["goal"][number] {
  return typeof value === "object" && value !== null && "piece" in value && isSign(value.piece) &&
    "x" in value && "y" in value && Number.isInteger(value.x) && Number.isInteger(value.y);
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter(isItem);
  return items.length === value.length ? items : undefined;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
