/**
 * A lap by itself in an address: about 3 bits a move. Pure.
 *
 * The bytes: the pilot's name and the circuit's, each with its length in UTF-8 before it; how many points there are, in two
 * bytes; then a byte for each point: how the displacement changes, 0 to 8 for -1,-1 to 1,1. Whatever the rules forbid is
 * a 9 and the point itself.
 */
import type { LapFile } from "../../../lib/race/lap_file.ts";
import { HEIGHT, START, WIDTH } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import { brokenLink, pack, unpack } from "./packing.ts";

/** Names are cut to as many bytes. */
const LONGEST_NAME = 200;

/** Announces a point by its place. */
const JUMP = 9;

/** Laps of more points are cut: the longest that anybody drives are some hundreds. */
const MOST_POINTS = 50_000;

/** Packs a lap, whatever the judge says of it. */
export async function packLap({ circuit, pilot, points }: LapFile): Promise<string> {
  const count = Math.min(points.length, MOST_POINTS);
  const bytes: number[] = [
    ...nameBytes(pilot),
    ...nameBytes(circuit),
    count >> 8,
    count & 255,
  ];
  let [at, speed]: [Point, Point] = [START, { x: 0, y: 0 }];
  for (const point of points.slice(0, count)) {
    const next = { x: point.x - at.x, y: point.y - at.y };
    const [a, b] = [next.x - speed.x, next.y - speed.y];
    if (Math.abs(a) <= 1 && Math.abs(b) <= 1) bytes.push((a + 1) * 3 + b + 1);
    else bytes.push(JUMP, point.x, point.y);
    [at, speed] = [point, next];
  }
  return await pack(Uint8Array.from(bytes));
}

/**
 * Unpacks a lap; what the judge says of it is another question.
 * @throws {UnusableInput} If the text is no packed lap (`LINK_BROKEN`).
 */
export async function unpackLap(text: string): Promise<LapFile> {
  const bytes = await unpack(text);
  const [pilot, afterPilot] = readName(bytes, 0);
  const [circuit, afterCircuit] = readName(bytes, afterPilot);
  const count = (byteAt(bytes, afterCircuit) << 8) + byteAt(bytes, afterCircuit + 1);
  const points: Point[] = [];
  let [at, speed]: [Point, Point] = [START, { x: 0, y: 0 }];
  for (let place = afterCircuit + 2; points.length < count; place++) {
    const change = byteAt(bytes, place);
    let point: Point;
    if (change < JUMP) {
      const [a, b] = [Math.floor(change / 3) - 1, change % 3 - 1];
      point = { x: at.x + speed.x + a, y: at.y + speed.y + b };
    } else {
      point = { x: byteAt(bytes, place + 1), y: byteAt(bytes, place + 2) };
      place += 2;
    }
    if (change > JUMP || !isOnGrid(point)) throw notLap();
    speed = { x: point.x - at.x, y: point.y - at.y };
    at = point;
    points.push(point);
  }
  return { pilot, circuit, points };
}

function nameBytes(name: string): number[] {
  const room = new Uint8Array(LONGEST_NAME);
  const { written } = new TextEncoder().encodeInto(name, room);
  return [written, ...room.subarray(0, written)];
}

function readName(bytes: Uint8Array, at: number): [string, number] {
  const end = at + 1 + byteAt(bytes, at);
  if (end > bytes.length) throw notLap();
  return [new TextDecoder().decode(bytes.subarray(at + 1, end)), end];
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw notLap();
  return byte;
}

function isOnGrid({ x, y }: Point): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
}

function notLap() {
  return brokenLink(strings.race.problems.linkNotLap);
}
