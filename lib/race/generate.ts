/**
 * Random circuits that conform, each from its seed. The infield is a random tree on a lattice: the way round a tree is one
 * loop, with a hairpin round the end of each branch. Then chicanes and blind alleys are tried, and what keeps the
 * circuit conforming stays. Pure.
 */
import { between, type Random, randomFrom } from "../core/random.ts";
import { checkCircuit } from "./conformity.ts";
import { dress } from "./dressing.ts";
import { cellsAround } from "./grid.ts";
import { type Bone, circuitRound, type Measure } from "./outline.ts";
import { HEIGHT, LINE_X, TRACK, WIDTH, ZONE } from "./rules.ts";
import type { Circuit, Point } from "./types.ts";

/** Scenery before it is dressed. */
const GROUND = 67;

/** What kind of circuit it becomes. */
interface Character {
  readonly measure: Measure;
  /** The narrowest and the widest track beside a branch. */
  readonly narrow: number;
  readonly wide: number;
  readonly thickness: number;
  /** How many rows of track the line has below the start zone. */
  readonly extraLine: number;
  /** How far from its place on the lattice a knot may be. */
  readonly jitter: number;
  /** How much of the lattice the infield fills, in hundredths, and how seldom it branches. */
  readonly fill: number;
  readonly straight: number;
  readonly chicanes: number;
  readonly alleys: number;
}

/** The circuit of a seed; the same seed gives the same one for ever. It conforms. */
export function generateCircuit(seed: string): Circuit {
  for (let attempt = 0;; attempt++) {
    const random = randomFrom("race circuit", seed, attempt);
    const character = drawCharacter(random);
    const circuit = circuitRound(drawBones(random, character), character.measure, GROUND);
    // Few attempts do not conform: two narrow branches that nearly meet.
    if (checkCircuit(circuit).length > 0) continue;
    return dress(changeAtRandom(random, circuit, character), random);
  }
}

function drawCharacter(random: Random): Character {
  const measure = between(random, 0, 3) === 0 ? "square" : "round";
  const narrow = between(random, measure === "square" ? 2 : 3, 5);
  return {
    measure,
    narrow,
    wide: Math.min(8, narrow + between(random, 0, 4)),
    thickness: between(random, 1, 3),
    extraLine: between(random, 0, 3) === 0 ? between(random, 2, 10) : 0,
    jitter: measure === "square" ? 0 : between(random, 0, 3),
    fill: between(random, 10, 100),
    straight: between(random, 0, 100),
    chicanes: between(random, 0, 6),
    alleys: between(random, 0, 4),
  };
}

/** A tree on a lattice that is as fine as the widest track allows; its first row lies below the start. */
function drawBones(random: Random, character: Character): Bone[] {
  const { extraLine, jitter, thickness, wide } = character;
  const reach = thickness + wide;
  const pitch = 2 * (reach + jitter) + 2;
  const top = ZONE.bottom + 1 + extraLine + thickness;
  const [columns, rows] = [
    Math.floor((WIDTH - 3 - 2 * reach) / pitch) + 1,
    Math.max(1, Math.floor((HEIGHT - 2 - top - reach) / pitch) + 1),
  ];
  const knots = Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = () => between(random, -jitter, jitter);
    const x = 1 + reach + column * pitch;
    // Nothing may come near the start.
    return row === 0
      ? { x, y: top }
      : { x: keepIn(x + shift(), reach, WIDTH), y: top + row * pitch + shift() };
  });
  const spine = knots.flatMap(({ x }, index) =>
    index < columns && x + pitch > LINE_X - 3 && x < LINE_X + 3 + pitch ? [index] : []
  );
  const edges = growTree(random, character, spine, columns, rows);
  const trackWidth = () => between(random, character.narrow, character.wide);
  const bone = (one: number, other: number, width: number): Bone => ({
    from: knots[one] as Point,
    to: knots[other] as Point,
    thickness,
    trackWidth: width,
  });
  return [
    ...spine.slice(1).map((knot, at) => bone(spine[at] as number, knot, extraLine + 5)),
    ...edges.map(([one, other]) => bone(one, other, trackWidth())),
  ];
}

function keepIn(at: number, reach: number, size: number): number {
  return Math.min(size - 2 - reach, Math.max(1 + reach, at));
}

/** Pairs of neighbouring knots, each of which joins a new knot to those that are there. */
function growTree(
  random: Random,
  { fill, straight }: Character,
  spine: readonly number[],
  columns: number,
  rows: number,
): [number, number][] {
  const isIn = new Set(spine);
  const grown = [...spine];
  const edges: [number, number][] = [];
  const wanted = Math.max(spine.length, Math.round(columns * rows * fill / 100));
  for (let tries = 0; isIn.size < wanted && tries < 4000; tries++) {
    // Long branches grow at their tip, bushes anywhere.
    const from = between(random, 1, 100) <= straight
      ? grown.at(-1) as number
      : grown[between(random, 0, grown.length - 1)] as number;
    const [dx, dy] = ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const)[between(random, 0, 3)] ?? [0, 0];
    const [column, row] = [from % columns + dx, Math.floor(from / columns) + dy];
    const to = row * columns + column;
    if (column < 0 || column >= columns || row < 0 || row >= rows || isIn.has(to)) continue;
    isIn.add(to);
    grown.push(to);
    edges.push([from, to]);
  }
  return edges;
}

/** Chicanes and blind alleys, as many as fit. */
function changeAtRandom(random: Random, circuit: Circuit, character: Character): Circuit {
  let changed = circuit;
  const attempt = (make: (random: Random, circuit: Circuit) => Circuit) => {
    const next = make(random, changed);
    if (checkCircuit(next).length === 0) changed = next;
  };
  for (let time = 0; time < 2 * character.chicanes; time++) attempt(withChicane);
  for (let time = 0; time < 2 * character.alleys; time++) attempt(withAlley);
  return changed;
}

/** A bump of scenery at a border of the track. */
function withChicane(random: Random, circuit: Circuit): Circuit {
  const [x, y] = placeAtBorder(random, circuit);
  const size = between(random, 1, 3);
  return stamp(circuit, GROUND, (cx, cy) => (cx - x) ** 2 + (cy - y) ** 2 <= size * size + 1);
}

/** A straight piece of track that leads nowhere. */
function withAlley(random: Random, circuit: Circuit): Circuit {
  const [x, y] = placeAtBorder(random, circuit);
  const [length, width] = [between(random, 4, 16), between(random, 0, 2)];
  const [dx, dy] = ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const)[between(random, 0, 3)] ?? [0, 0];
  return stamp(circuit, TRACK, (cx, cy) => {
    const along = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    return along >= 0 && along <= length && aside <= width;
  });
}

function placeAtBorder(random: Random, { cells }: Circuit): [number, number] {
  for (;;) {
    const cell = between(random, 0, cells.length - 1);
    const isBorder = cells[cell] !== TRACK &&
      cellsAround(cell).some((other) => cells[other] === TRACK);
    if (isBorder) return [cell % WIDTH, Math.floor(cell / WIDTH)];
  }
}

/** The circuit with a byte wherever the function says, but for the edge. */
function stamp(
  circuit: Circuit,
  byte: number,
  isThere: (x: number, y: number) => boolean,
): Circuit {
  const cells = circuit.cells.map((old, cell) => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    const isEdge = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
    return !isEdge && isThere(x, y) ? byte : old;
  });
  return { ...circuit, cells };
}
