/** A moment of a road as a picture that does not move: for the shelf, and for how a frog was squashed. */
import "./road_picture.css";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { RoadScene } from "../model/scene.ts";
import { partOfBoard, type Viewport, wholeBoard } from "../model/viewport.ts";
import { paletteOf } from "../paint/palette.ts";
import { createScenePainter } from "../paint/scene_painter.ts";

/** What is seen of the board. */
export type Section =
  /** All of it. */
  | { readonly kind: "whole"; readonly width: number; readonly height: number }
  /** Some columns round one, and all rows round one that fit. */
  | {
    readonly kind: "part";
    readonly width: number;
    readonly height: number;
    readonly column: number;
    readonly row: number;
  };

interface RoadPictureProps {
  /** Absent: an empty place. */
  readonly scene: RoadScene | undefined;
  readonly section: Section;
  /** What is to be seen; absent: the words around it say so. */
  readonly label?: string;
}

/** So many cells of a part are seen. */
const PART = { columns: 9.5, rows: 4 } as const;

/** Sharp on fine screens. */
const DENSITY = 2;

/** Painted again when the colours of the page change. */
export function RoadPicture({ label, scene, section }: RoadPictureProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext("2d");
    if (!element || !pen || scene === undefined) return;
    const painter = createScenePainter();
    const paint = () => {
      pen.setTransform(DENSITY, 0, 0, DENSITY, 0, 0);
      const options = {
        view: viewOf(section),
        palette: paletteOf(element),
        density: DENSITY,
        hasTicks: section.kind === "part",
      };
      painter.paint(pen, scene, options);
    };
    paint();
    const themes = new MutationObserver(paint);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, [scene, section]);
  const { height, width } = section;
  return (
    <canvas
      class="road-picture"
      ref={canvas}
      width={width * DENSITY}
      height={height * DENSITY}
      {...(label === undefined
        ? { "aria-hidden": "true" as const }
        : { role: "img", "aria-label": label })}
    />
  );
}

function viewOf(section: Section): Viewport {
  return section.kind === "whole"
    ? wholeBoard(section.width, section.height)
    : partOfBoard(section, section, PART);
}
