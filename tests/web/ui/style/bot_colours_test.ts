/** The colours of programs: people with any kind of colour vision tell them apart, and see them on the page. */
import { assert, assertEquals } from "@std/assert";
import { LIGHT } from "../../../../web/tanks/paint/palette.ts";

const CSS = await Deno.readTextFile(
  new URL("../../../../web/ui/style/tokens.css", import.meta.url),
);

Deno.test("pictures made without a page have the colours of the light one", () => {
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  assertEquals(
    LIGHT.bots.map(({ r, g, b }) => `#${hex(r)}${hex(g)}${hex(b)}`),
    tokens(CSS.split('[data-theme="dark"]')[0] ?? "", /--bot-\d: (#[0-9a-f]{6});/g),
  );
});

/** Linear red, green and blue, from 0 to 1. */
type Linear = readonly [number, number, number];
type Matrix = readonly [Linear, Linear, Linear];

/** How colours look to people: Machado, Oliveira and Fernandes (2009), severity 1, on linear colours. */
const VISIONS: Readonly<Record<string, Matrix>> = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [
    -0.003882,
    -0.048116,
    1.051998,
  ]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [
    -0.01182,
    0.04294,
    0.968881,
  ]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [
    0.004733,
    0.691367,
    0.3039,
  ]],
};

/** In OKLab; twice what is just noticeable in small areas side by side, several times it in large ones. */
const LEAST_DISTANCE = 0.08;

/** For shapes and letters that are large (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

const [light = "", dark = ""] = CSS.split('[data-theme="dark"]');

function linearOf(hex: string): Linear {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [r, g, b]: Linear): Linear {
  const row = (one: Linear) => Math.min(1, Math.max(0, one[0] * r + one[1] * g + one[2] * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function oklab([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: Linear, other: Linear): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function tokens(css: string, name: RegExp): string[] {
  return [...css.matchAll(name)].map(([, value = ""]) => value);
}

for (const [theme, css] of [["light", light], ["dark", dark]] as const) {
  const colours = tokens(css, /--bot-\d: (#[0-9a-f]{6});/g);
  const [raised = ""] = tokens(css, /--raised: (#[0-9a-f]{6});/g);

  for (const [vision, matrix] of Object.entries(VISIONS)) {
    Deno.test(`[WATCH-29] the colours of programs differ with ${vision} vision, ${theme}`, () => {
      assertEquals(colours.length, 9);
      const seen = colours.map((colour) => oklab(times(matrix, linearOf(colour))));
      seen.forEach((one, index) =>
        seen.slice(index + 1).forEach((other, after) => {
          const apart = distance(one, other);
          const pair = `${colours[index]} and ${colours[index + 1 + after]}`;
          assert(apart >= LEAST_DISTANCE, `${pair}: ${apart.toFixed(3)}`);
        })
      );
    });
  }

  Deno.test(`the colours of programs stand out from the page, ${theme}`, () => {
    const paper = luminance(linearOf(raised));
    for (const colour of colours) {
      const own = luminance(linearOf(colour));
      const contrast = (Math.max(own, paper) + 0.05) / (Math.min(own, paper) + 0.05);
      assert(contrast >= LEAST_CONTRAST, `${colour}: ${contrast.toFixed(2)}`);
    }
  });
}
