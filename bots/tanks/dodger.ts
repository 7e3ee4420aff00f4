/**
 * dodger: fires, and is gone.
 *
 * It fights like tank1 until it loses lives. Then it doesn't stay for the next shot: it works out from which cells
 * that shot can have come (the height of such a cell minus the distance is what it lost), and drives to the
 * neighbouring cell that lies in the fewest of those lines. After that it looks to where the shooter must be.
 * Worth learning: your own losses are a report of their own. They tell the distance, and who stays gets hit again.
 */
import {
  type Cell,
  cellAt,
  DIRECTIONS,
  directionTo,
  distance,
  enterField,
  isClear,
  type Sight,
} from "./lib/protocol.ts";

const tank = enterField();

/** The cells from which a shot that takes so many lives can have come. */
function possibleShooters(lost: number): Cell[] {
  const shooters: Cell[] = [];
  for (const direction of DIRECTIONS) {
    for (let steps = 1; steps < 7; steps++) {
      const cell = cellAt(tank, direction, steps);
      if (tank.damage(cell, tank) === lost) shooters.push(cell);
    }
  }
  return shooters;
}

/** The tanks that were seen by the last look. */
let known: Sight[] = [];

/** The way off the lines of those who may have fired; returns where to look next. */
function dodge(): number {
  const possible = possibleShooters(tank.lost[0] ?? 0);
  const seen = possible.filter((cell) => known.some((sight) => distance(sight, cell) <= 1));
  const shooters = seen.length > 0 ? seen : possible;
  let best = 0;
  let least = Infinity;
  for (const direction of DIRECTIONS) {
    const cell = cellAt(tank, direction, 1);
    if (!tank.isOnField(cell) || known.some((sight) => distance(sight, cell) === 0)) continue;
    const danger = shooters.reduce((sum, shooter) => sum + tank.damage(shooter, cell), 0);
    const value = danger / Math.max(shooters.length, 1) - 0.3 * tank.heightAt(cell);
    if (value < least) {
      least = value;
      best = direction;
    }
  }
  tank.move(best);
  const shooter = shooters[0];
  return shooter === undefined ? best : Math.max(directionTo(tank, shooter), 0);
}

/** Looks; returns the nearest living tank. */
function lookOut(sector: number): Sight | undefined {
  known = tank.look(sector);
  const living = known.filter((sight) => tank.isAlive(sight.tank));
  living.sort((one, other) => distance(tank, one) - distance(tank, other));
  return living[0];
}

let sector = tank.x * 2 <= tank.width ? 2 : 6;
while (true) {
  const target = lookOut(sector);
  if (tank.lost[0] !== 0) {
    sector = dodge();
  } else if (target === undefined) {
    sector = (sector + 2) % 8;
  } else {
    sector = directionTo(tank, target);
    if (tank.damage(tank, target) === 0 || !isClear(tank, target, known)) {
      tank.move(sector);
    } else {
      let hit = tank.fire(sector);
      while (tank.isAlive(hit || Infinity) && tank.lost[0] === 0) hit = tank.fire(sector);
    }
    if (tank.lost[0] !== 0) sector = dodge();
  }
}
