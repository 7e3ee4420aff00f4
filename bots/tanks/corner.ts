/**
 * corner: sits where one look shows the whole field.
 *
 * It drives to a corner. From there all others are in one sector, nobody can come from behind, and only three lines
 * have to be watched. Corners lie low, so it can't fire far and waits until somebody comes close; it looks one turn
 * and fires the next. While nobody is near it may wait for a thousand turns.
 * Worth learning: where you stand decides what a look is worth. In the middle it shows a quarter, here everything.
 */
import { type Cell, directionTo, distance, enterField } from "./lib/protocol.ts";

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

/** Drives there, and around what stands in the way. */
function driveTo(goal: Cell): void {
  for (let patience = 60; patience > 0 && distance(tank, goal) > 0; patience--) {
    const direction = directionTo(tank, goal);
    if (!tank.move(direction)) tank.move((direction + 1) % 8);
  }
}

const corner = chooseCorner();
driveTo(corner);
// From the corner toward the middle: the diagonal sector that holds the whole field.
const inward = directionTo(corner, {
  x: corner.x === 1 ? 2 : corner.x - 1,
  y: corner.y === 1 ? 2 : corner.y - 1,
});
while (true) {
  const living = tank.look(inward).filter((sight) => tank.isAlive(sight.tank));
  const targets = living.filter((sight) => tank.damage(tank, sight) > 0);
  targets.sort((one, other) => distance(tank, one) - distance(tank, other));
  const target = targets[0];
  if (target === undefined) continue;
  while (tank.isAlive(tank.fire(directionTo(tank, target)) || Infinity));
}
