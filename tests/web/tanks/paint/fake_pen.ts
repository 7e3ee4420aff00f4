/** A canvas' context that only writes down what it is told. */
import type { Pen } from "../../../../web/tanks/paint/pen.ts";

/** A call or the setting of a property. */
export interface Stroke {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** What was told, in order. */
export interface FakePen {
  readonly pen: Pen;
  readonly strokes: readonly Stroke[];
}

/** Text is as wide as its number of characters times this, in pixels. */
const LETTER = 6;

/** A pen and its notes. It knows gradients and the width of text; everything else answers nothing. */
export function fakePen(): FakePen {
  const strokes: Stroke[] = [];
  const settings = new Map<string, unknown>([["globalAlpha", 1]]);
  const gradient = {
    addColorStop: (...values: unknown[]) => strokes.push({ name: "addColorStop", values }),
  };
  const answers: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
    measureText: (text) => ({ width: String(text).length * LETTER }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  const pen = new Proxy({}, {
    get: (_, name) =>
      settings.has(String(name)) ? settings.get(String(name)) : (...values: unknown[]) => {
        strokes.push({ name: String(name), values });
        return answers[String(name)]?.(...values);
      },
    set(_, name, value) {
      settings.set(String(name), value);
      strokes.push({ name: String(name), values: [value] });
      return true;
    },
  }) as Pen;
  return { pen, strokes };
}

/** Whether all numbers, also those in lists and in colours, are numbers that a canvas can use. */
export function isSound({ values }: Stroke): boolean {
  return values.flat().every((value) =>
    typeof value === "number"
      ? Number.isFinite(value)
      : typeof value !== "string" || !/NaN|Infinity|undefined/.test(value)
  );
}
