/**
 * corner: sits where one look shows the whole field.
 *
 * It drives to a corner. From there all others are in one sector, nobody can come from behind, and only three lines
 * have to be watched. Corners lie low, so it can't fire far and waits until somebody comes close; it looks one turn
 * and fires the next. While nobody is near it may wait for a thousand turns.
 * Worth learning: where you stand decides what a look is worth. In the middle it shows a quarter, here everything.
 */
import { type Cell, directionTo, distance, enterField, isClear } from "./lib/protocol.ts";

const tank = enterField();

/** The corner that is worth the way: high, and near. */
function chooseCorner(): Cell {
  const value = (cell: Cell) => 3 * tank.heightAt(cell) - distance(tank, cell);
  const corners: Cell[] = [];
  for (const x of [1, tank.width]) {
    for (const y of [1, tank.height]) corners.push({ x, y });
  }
  return corners.reduce((best, corner) => value(corner) > value(best) ? corner : best);
}

/** Drives there, and around what stands in the way; when that fails too often, it stays where it is. */
function driveTo(goal: Cell): void {
  let patience = 3;
  while (distance(tank, goal) > 0 && patience > 0) {
    const direction = directionTo(tank, goal);
    if (tank.move(direction)) continue;
    tank.move((direction + 1) % 8);
    patience--;
  }
}

driveTo(chooseCorner());
// From the corner toward the middle: the diagonal sector that holds the whole field.
const middle = { x: (tank.width + 1) / 2, y: (tank.height + 1) / 2 };
const inward = Math.max(directionTo(tank, middle), 0);
while (true) {
  const sights = tank.look(inward);
  const targets = sights.filter((sight) =>
    tank.isAlive(sight.tank) && tank.damage(tank, sight) > 0 && isClear(tank, sight, sights)
  );
  targets.sort((one, other) => distance(tank, one) - distance(tank, other));
  const target = targets[0];
  if (target === undefined) continue;
  while (tank.isAlive(tank.fire(directionTo(tank, target)) || Infinity));
}
