/**
 * hunter: picks one and goes after it.
 *
 * Of all that it sees it chases the one that is soonest done with: few lives, and near. It doesn't drive straight
 * at it, but to the one of the nine cells within a step from which the trade is best: what its shot would do, less
 * what the other's shot would do, counting where the prey drives on to. It looks again after every step.
 * Worth learning: a step sideways onto a higher cell is often worth more than a step closer.
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

/** What the latest look showed. */
let known: readonly Sight[] = [];

/** Looks around until it finds somebody alive; begins where the prey was last. */
function findPrey(first: number): Sight {
  for (let turn = 0;; turn++) {
    known = tank.look((first + 2 * turn) % 8);
    const living = known.filter((sight) => tank.isAlive(sight.tank));
    living.sort((one, other) => effort(one) - effort(other));
    if (living[0] !== undefined) return living[0];
  }
}

/** How long it will take to get there and to finish it. */
function effort(sight: Sight): number {
  return distance(tank, sight) + (tank.lives[sight.tank] ?? 0) / 2;
}

/** What it is worth to stand on the cell while the prey is there. */
function value(cell: Cell, prey: Cell): number {
  const trade = tank.damage(cell, prey) - 0.7 * tank.damage(prey, cell);
  return 2 * trade - distance(cell, prey) + 0.5 * tank.heightAt(cell);
}

/** The step to the best free cell around. */
function chooseStep(prey: Sight): number {
  let best = directionTo(tank, prey);
  let most = -Infinity;
  for (const direction of DIRECTIONS) {
    const cell = cellAt(tank, direction, 1);
    if (!tank.isOnField(cell) || known.some((sight) => distance(cell, sight) === 0)) continue;
    // Half of the time it stays, half of the time it drives on.
    const worth = value(cell, prey) + value(cell, cellAt(prey, prey.tracks, 1));
    if (worth > most) {
      most = worth;
      best = direction;
    }
  }
  return best;
}

let sector = tank.x * 2 <= tank.width ? 2 : 6;
while (true) {
  const prey = findPrey(sector);
  sector = directionTo(tank, prey);
  if (tank.damage(tank, prey) > 0 && isClear(tank, prey, known)) {
    while (tank.isAlive(tank.fire(sector) || Infinity));
  } else {
    tank.move(chooseStep(prey));
    sector = Math.max(directionTo(tank, prey), 0);
  }
}
