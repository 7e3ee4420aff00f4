/**
 * Does a circuit conform? The five rules, in three stages: the size; then border and start zone; then the loop and its
 * width. Of the first stage that finds anything all findings are told, by rule, then row by row [CONFORM-1]. Pure.
 */
import { gateOf } from "./gate.ts";
import { cellsAround, type Region, type Regions, sceneryRegions, trackRegions } from "./grid.ts";
import { circuitOf } from "./circuit_file.ts";
import { HEIGHT, LINE_X, START, TRACK, WIDTH, ZONE } from "./rules.ts";
import type { Circuit, ConformityCode, Finding } from "./types.ts";

/** What stands against a file's rows; empty: they are a conforming circuit. */
export function checkRows(rows: readonly Uint8Array[]): Finding[] {
  const circuit = circuitOf(rows);
  return circuit === undefined ? checkSize(rows) : checkCircuit(circuit);
}

/** What stands against a circuit of the right size; empty: it conforms. */
export function checkCircuit(circuit: Circuit): Finding[] {
  const first = [...checkBorder(circuit), ...checkZone(circuit)];
  return inOrder(first.length > 0 ? first : checkLoop(circuit));
}

/** Rule 1 [SIZE-1]. */
function checkSize(rows: readonly Uint8Array[]): Finding[] {
  const lines = rows.length === HEIGHT ? [] : [finding(
    "E1_LINES",
    { x: 0, y: Math.min(rows.length, HEIGHT) },
    `The file has ${rows.length} ${rows.length === 1 ? "line" : "lines"}: a circuit has ${HEIGHT}`,
  )];
  const widths = rows.flatMap((row, y) =>
    row.length === WIDTH ? [] : [finding(
      "E1_WIDTH",
      { x: Math.min(row.length, WIDTH), y },
      `Line ${y + 1} has ${row.length} ${
        row.length === 1 ? "character" : "characters"
      }: each line has ${WIDTH}`,
    )]
  );
  return [...lines, ...widths];
}

/** Rule 2 [BORDER-1]. */
function checkBorder({ cells }: Circuit): Finding[] {
  return findCells(
    cells,
    (x, y, byte) => byte === TRACK && (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1),
    (x, y) => finding("E2_BORDER", { x, y }, `The edge is open at (${x},${y}): put scenery there`),
  );
}

/** Rule 3 [ZONE-1]. */
function checkZone({ cells }: Circuit): Finding[] {
  const { bottom, left, right, top } = ZONE;
  return findCells(
    cells,
    (x, y, byte) => byte !== TRACK && x >= left && x <= right && y >= top && y <= bottom,
    (x, y) =>
      finding(
        "E3_ZONE",
        { x, y },
        `There is scenery in the start zone at (${x},${y}): all cells from (${left},${top}) to (${right},${bottom}) are track`,
      ),
  );
}

/** Rules 4 and 5 [LOOP-1 … LOOP-5, WIDTH-1]. */
function checkLoop(circuit: Circuit): Finding[] {
  const track = trackRegions(circuit);
  const scenery = sceneryRegions(circuit);
  const reached = track.labels[START.y * WIDTH + START.x];
  const detached = track.regions.filter((_, label) => label !== reached).map((region) =>
    finding(
      "E4_DETACHED",
      region,
      `No car gets to the ${cellsOf(region)} of track at ${
        placeOf(region)
      }: fill with scenery, or join`,
    )
  );
  if (scenery.regions.length === 1) {
    const message = "The track leads round nothing: it needs scenery in its middle to drive round";
    return [...detached, finding("E4_NO_LOOP", START, message)];
  }
  const below = { x: LINE_X, y: gateOf(circuit).bottom + 1 };
  const outer = scenery.labels[0] as number;
  const inner = scenery.labels[below.y * WIDTH + below.x] as number;
  const offLoop = inner !== outer ? [] : [finding(
    "E4_START_OFF_LOOP",
    below,
    `The start lies beside the loop: the scenery below the line, at ${
      placeOf(below)
    }, must be what the track leads round`,
  )];
  const islands = scenery.regions
    .filter((_, label) => label !== outer && label !== inner)
    .map((region) =>
      finding(
        "E4_ISLAND",
        region,
        region.size === 1
          ? `The cell of scenery at ${
            placeOf(region)
          } is an island in the track: join it by its sides to one of its borders, or make it track`
          : `The ${cellsOf(region)} of scenery at ${
            placeOf(region)
          } are an island in the track: join them by their sides to one of its borders, or make them track`,
      )
    );
  const narrow = inner === outer ? [] : checkWidth(track, scenery, reached, outer, inner);
  return [...detached, ...offLoop, ...islands, ...narrow];
}

/** Rule 5: between the two borders there are at least two cells [WIDTH-1]. */
function checkWidth(
  track: Regions,
  scenery: Regions,
  reached: number | undefined,
  outer: number,
  inner: number,
): Finding[] {
  const narrow: Finding[] = [];
  track.labels.forEach((label, cell) => {
    if (label !== reached) return;
    const around = cellsAround(cell).map((other) => scenery.labels[other]);
    if (!around.includes(outer) || !around.includes(inner)) return;
    const place = { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
    const message = `The track is one cell wide at ${
      placeOf(place)
    }: between its borders it has at least two`;
    narrow.push(finding("E5_WIDTH", place, message));
  });
  return narrow;
}

function findCells(
  cells: Uint8Array,
  isWrong: (x: number, y: number, byte: number) => boolean,
  tell: (x: number, y: number) => Finding,
): Finding[] {
  const found: Finding[] = [];
  cells.forEach((byte, cell) => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    if (isWrong(x, y, byte)) found.push(tell(x, y));
  });
  return found;
}

function finding(
  code: ConformityCode,
  { x, y }: { readonly x: number; readonly y: number },
  message: string,
): Finding {
  return { code, rule: Number(code.charAt(1)), x, y, message };
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((one, other) =>
    one.rule - other.rule || one.y - other.y || one.x - other.x ||
    (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)
  );
}

function cellsOf({ size }: Region): string {
  return size === 1 ? "1 cell" : `${size} cells`;
}

function placeOf({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x},${y})`;
}
