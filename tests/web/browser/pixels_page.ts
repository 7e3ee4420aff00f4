/** The script of a page that paints a round in several ways and says on its root element how far their pixels differ. */
import type { Seat } from "../../../lib/arena/types.ts";
import { parseHeader } from "../../../lib/logs/header.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { layoutOf } from "../../../web/tanks/model/geometry.ts";
import { record, type Recording } from "../../../web/tanks/model/recording.ts";
import { sceneAt } from "../../../web/tanks/model/scene.ts";
import { createPainter, type Painter, sheetOf } from "../../../web/tanks/paint/painter.ts";
import { LIGHT } from "../../../web/tanks/paint/palette.ts";
import type { Pen } from "../../../web/tanks/paint/pen.ts";

/** The greatest difference of any colour of any pixel, from 0 to 255. */
export interface Differences {
  /** One canvas by a painter that has painted other pictures, and by a fresh one. */
  past: number;
  /** Two canvases on each other after other pictures, and one. */
  layers: number;
  /** Tanks put down, and tanks painted. */
  stamps: number;
  /** How many colours of pixels differ visibly between those two, in the worst picture. */
  stamped: number;
  /** Two turns that differ: to see that differences are seen. */
  turns: number;
}

const NONE: Differences = { past: 0, layers: 0, stamps: 0, stamped: 0, turns: 0 };

/** Colours that are less apart look the same. */
const VISIBLE = 6;

const SIDE = 640;
const POSITIONS = [0, 3, 3.4, 17, 17.75, 18, 36];

async function compareAll(density: number): Promise<Differences> {
  const [first = "", line = ""] = (await (await fetch("log.jsonl")).text()).trim().split("\n");
  const header = parseHeader(first);
  if (!header.ok) throw new Error("The header is not read");
  const round = parseRound(line, header.value);
  if (!round.ok) throw new Error("The round is not read");
  const recording = record(header.value, round.value);
  const worst: Differences = { ...NONE };
  for (const viewer of [undefined, 1 as Seat]) {
    const told = compare(recording, viewer, density);
    for (const name of ["past", "layers", "stamps", "stamped", "turns"] as const) {
      worst[name] = Math.max(worst[name], told[name]);
    }
  }
  return worst;
}

function compare(recording: Recording, viewer: Seat | undefined, density: number): Differences {
  const layout = layoutOf(recording.field, SIDE, SIDE);
  const sheet = () => sheetOf(SIDE, SIDE, density);
  const [seasoned, shared] = [createPainter(density), createPainter(density)];
  const [lower, upper] = [sheet(), sheet()];
  const worst: Differences = { ...NONE };
  const onOne = (painter: Painter, position: number, look = layout) => {
    const { pen } = sheet();
    painter.paint(pen, sceneAt(recording, position, { viewer }), look, LIGHT);
    return pen;
  };
  // What lies beyond the field is cut off where a part of it is seen larger.
  const { left, top, columns, rows, cell } = layout;
  const field = [left + 1, top + 1, columns * cell - 2, rows * cell - 2].map((side) =>
    side * density
  );
  let last: Pen | undefined;
  for (const position of POSITIONS) {
    const fresh = onOne(createPainter(density), position);
    worst.past = Math.max(worst.past, apart(onOne(seasoned, position), fresh).most);
    const pens = { lower: lower.pen, upper: upper.pen };
    shared.paintLayers(pens, sceneAt(recording, position, { viewer }), layout, LIGHT);
    const both = sheet();
    both.pen.drawImage(lower.image, 0, 0, SIDE, SIDE);
    both.pen.drawImage(upper.image, 0, 0, SIDE, SIDE);
    worst.layers = Math.max(worst.layers, apart(both.pen, fresh).most);
    // Of a field that is seen larger all tanks are painted.
    const painted = onOne(createPainter(density), position, { ...layout, isZoomed: true });
    const { most, visible } = apart(painted, fresh, field);
    worst.stamps = Math.max(worst.stamps, most);
    worst.stamped = Math.max(worst.stamped, visible);
    if (last !== undefined) worst.turns = Math.max(worst.turns, apart(last, fresh).most);
    last = fresh;
  }
  return worst;
}

/** `part`: left, top, width and height of what is compared, in pixels of the canvas. */
function apart(one: Pen, two: Pen, part?: readonly number[]): { most: number; visible: number } {
  const { width, height } = one.canvas;
  const [left = 0, top = 0, across = width, down = height] = part ?? [];
  const [here, there] = [one, two].map((pen) => pen.getImageData(left, top, across, down).data);
  let most = 0;
  let visible = 0;
  here?.forEach((value, index) => {
    const difference = Math.abs(value - (there?.[index] ?? 0));
    most = Math.max(most, difference);
    if (difference > VISIBLE) visible += 1;
  });
  return { most, visible };
}

const { dataset } = document.documentElement;
void Promise.all([compareAll(1), compareAll(2)]).then(
  (told) => dataset.told = JSON.stringify(told),
  (error) => dataset.told = JSON.stringify(`${error}`),
);
