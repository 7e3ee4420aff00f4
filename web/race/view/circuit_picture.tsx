/** A circuit as a small picture. */
import "./circuit_picture.css";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Circuit } from "../../../lib/race/types.ts";
import { wholeGrid } from "../model/viewport.ts";
import { paintGround } from "../paint/ground.ts";
import { paletteOf } from "../paint/palette.ts";

/** Of the picture, in pixels of its canvas; the page stretches it. */
const SIZE = { width: 600, height: 400 } as const;

/** Painted again when the colours of the page change; without a circuit an empty place. */
export function CircuitPicture(
  { circuit }: { readonly circuit: Circuit | undefined },
): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext("2d");
    if (!element || !pen || circuit === undefined) return;
    const paint = () =>
      paintGround(pen, circuit, wholeGrid(SIZE.width, SIZE.height), paletteOf(element));
    paint();
    const themes = new MutationObserver(paint);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, [circuit]);
  return <canvas class="circuit-picture" ref={canvas} {...SIZE} aria-hidden="true" />;
}
