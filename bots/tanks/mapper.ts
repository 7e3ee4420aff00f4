/**
 * mapper: forgets nothing.
 *
 * It keeps a note of every tank that it has seen: where, and how many turns ago. The older a note, the less it counts.
 * It also keeps for every cell the turn in which it last saw it, and looks to where its map is oldest, near cells
 * first. With the map it rates the cells around: what it could do there to those on the map, less what they could
 * do to it. A miss makes a note doubtful, a hit makes it fresh again.
 * Worth learning: a look is good for more than the next turn, if you keep it.
 */
import {
  type Cell,
  cellAt,
  DIRECTIONS,
  directionTo,
  distance,
  enterField,
  inSector,
  isClear,
} from "./lib/protocol.ts";

/** What is known of one tank: its place, and how far to trust it (1: just seen). */
interface Note extends Cell {
  trust: number;
}

/** How much of the trust is left after a turn, and after a shot that missed. */
const FADE = 0.75;
const DOUBT = 0.25;

const tank = enterField();
const notes = new Map<number, Note>();
let now = 0;

/** All cells, with the turn in which each was last seen. */
const cells: { readonly x: number; readonly y: number; seen: number }[] = [];
for (let y = 1; y <= tank.height; y++) {
  for (let x = 1; x <= tank.width; x++) cells.push({ x, y, seen: -25 });
}

/** The notes of those who live, and of the wrecks. */
let living: Note[] = [];
let wrecks: Note[] = [];

/** Tells the living from the dead. */
function sort(): void {
  const all = [...notes];
  living = all.filter(([number]) => tank.isAlive(number)).map(([, note]) => note);
  wrecks = all.filter(([number]) => !tank.isAlive(number)).map(([, note]) => note);
}

/** What a shot from one cell to the other takes on this field, wrecks and all. */
function effect(from: Cell, to: Cell): number {
  const damage = tank.damage(from, to);
  return damage > 0 && isClear(from, to, wrecks) ? damage : 0;
}

/** The best shot: its direction, and the damage to be expected. */
function chooseShot(): { direction: number; expected: number } {
  let best = { direction: 0, expected: 0 };
  for (const note of living) {
    const expected = note.trust * effect(tank, note);
    if (expected > best.expected) best = { direction: directionTo(tank, note), expected };
  }
  return best;
}

/** What it is worth to stand on the cell. */
function value(cell: Cell): number {
  let shot = 0;
  let danger = 0;
  let nearest = 40;
  for (const note of living) {
    shot = Math.max(shot, note.trust * effect(cell, note));
    danger += note.trust * effect(note, cell);
    nearest = Math.min(nearest, distance(cell, note) + 10 * (1 - note.trust));
  }
  return 2 * shot - 1.2 * danger + 0.5 * tank.heightAt(cell) - 0.6 * nearest;
}

/** The step to the best cell around; -1 to stay. */
function chooseStep(): number {
  let best = -1;
  let most = value(tank);
  for (const direction of DIRECTIONS) {
    const cell = cellAt(tank, direction, 1);
    if (!tank.isOnField(cell)) continue;
    if (wrecks.some((wreck) => distance(wreck, cell) === 0)) continue;
    if (living.some((note) => note.trust > 0.3 && distance(note, cell) === 0)) continue;
    const worth = value(cell);
    if (worth > most) {
      most = worth;
      best = direction;
    }
  }
  return best;
}

/** The sector of which the map is oldest. */
function chooseSector(): { direction: number; age: number } {
  let best = { direction: 0, age: 0 };
  for (const direction of DIRECTIONS) {
    let age = 0;
    for (const cell of cells) {
      if (!inSector(tank, direction, cell)) continue;
      age += Math.min(now - cell.seen, 25) / (4 + distance(tank, cell));
    }
    if (age > best.age) best = { direction, age };
  }
  return best;
}

function look(direction: number): void {
  const sights = tank.look(direction);
  for (const cell of cells) {
    if (inSector(tank, direction, cell)) cell.seen = now;
  }
  for (const [number, note] of notes) {
    if (inSector(tank, direction, note)) notes.delete(number);
  }
  for (const { tank: number, x, y } of sights) notes.set(number, { x, y, trust: 1 });
}

function fire(direction: number): void {
  const hit = notes.get(tank.fire(direction));
  for (const note of notes.values()) {
    if (note === hit) note.trust = 1 / FADE;
    else if (directionTo(tank, note) === direction && effect(tank, note) > 0) note.trust *= DOUBT;
  }
}

/** Notes on wrecks stay true; the others fade. */
function fade(): void {
  for (const [number, note] of notes) {
    if (tank.isAlive(number)) note.trust = Math.min(note.trust * FADE, 1);
  }
}

/** Whether somebody is known well enough to act upon it. */
function knowsSomebody(): boolean {
  return living.some((note) => note.trust > 0.5);
}

while (true) {
  now++;
  sort();
  const shot = chooseShot();
  const step = chooseStep();
  if (shot.expected > 1) fire(shot.direction);
  else if (step >= 0 && knowsSomebody()) tank.move(step);
  else look(chooseSector().direction);
  fade();
}
