/**
 * camper: takes good ground and holds it.
 *
 * It rates every cell: what a shot from there does to each cell that it reaches, less what a shot from that cell
 * would do in return. It drives to the best one near by, stays there, looks around and fires at whoever comes into
 * line and reach. Nothing drives it away, and that is its weakness: who has found it can choose from where to fire.
 * Worth learning: a shot reaches height minus 1, so on high ground you hit some who can't hit you.
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

const tank = enterField();

/** All cells of the field. */
const cells: Cell[] = [];
for (let y = 1; y <= tank.height; y++) {
  for (let x = 1; x <= tank.width; x++) cells.push({ x, y });
}

/** How much more the cell's tank does to its surroundings than they do to it. */
function advantage(cell: Cell): number {
  let sum = 0;
  for (const direction of DIRECTIONS) {
    for (let steps = 1; steps < 7; steps++) {
      const other = cellAt(cell, direction, steps);
      if (tank.isOnField(other)) sum += tank.damage(cell, other) - tank.damage(other, cell);
    }
  }
  return sum;
}

/** The best cell; every step on the way there counts against it. */
function chooseGround(): Cell {
  let best: Cell = tank;
  let most = -Infinity;
  for (const cell of cells) {
    const value = advantage(cell) - 3 * distance(tank, cell);
    if (value > most) {
      most = value;
      best = cell;
    }
  }
  return { x: best.x, y: best.y };
}

/** Drives to the cell; gives up when something stands in the way. */
function driveTo(goal: Cell): void {
  while (distance(tank, goal) > 0) {
    if (!tank.move(directionTo(tank, goal))) return;
  }
}

/** The four sectors that together show everything, those with many cells first. */
function chooseSectors(): number[] {
  const shown = (direction: number) =>
    cells.filter((cell) => inSector(tank, direction, cell)).length;
  const straight = [0, 2, 4, 6].filter((direction) => shown(direction) > 1);
  return straight.sort((one, other) => shown(other) - shown(one));
}

driveTo(chooseGround());
const sectors = chooseSectors();
for (let turn = 0;; turn++) {
  const sector = sectors[turn % sectors.length] ?? 0;
  let target = { direction: -1, damage: 0 };
  const sights = tank.look(sector);
  for (const sight of sights) {
    const damage = isClear(tank, sight, sights) ? tank.damage(tank, sight) : 0;
    if (tank.isAlive(sight.tank) && damage > target.damage) {
      target = { direction: directionTo(tank, sight), damage };
    }
  }
  if (target.damage === 0) continue;
  // Fire as long as it hits somebody who lives.
  while (tank.isAlive(tank.fire(target.direction) || Infinity));
}
