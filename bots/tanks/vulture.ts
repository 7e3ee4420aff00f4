/**
 * vulture: lets the others fight, and comes for what is left.
 *
 * While many are alive it keeps out of everybody's lines, on the cell around it that the fewest can hit, and fires
 * only when somebody comes into line anyway. When few are left, or it sees somebody who is nearly dead, it goes
 * there and finishes it. In a duel nobody does its work, so there it hunts from the start.
 * Worth learning: in a melee the points go to those who still live when the others are weak.
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

/** So many lives or fewer make a tank prey. */
const WEAK = 7;

const tank = enterField();

/** What the latest looks in the four straight directions showed. */
const views: Sight[][] = [[], [], [], []];

function known(): Sight[] {
  return views.flat();
}

function living(): Sight[] {
  return known().filter((sight) => tank.isAlive(sight.tank));
}

function countLiving(): number {
  return tank.lives.slice(1).filter((lives) => lives > 0).length;
}

/** The one to go for, if it is time. */
function choosePrey(): Sight | undefined {
  const few = countLiving() <= 2;
  const prey = living().filter((sight) => few || (tank.lives[sight.tank] ?? 0) <= WEAK);
  const effort = (sight: Sight) => distance(tank, sight) + (tank.lives[sight.tank] ?? 0);
  return prey.sort((one, other) => effort(one) - effort(other))[0];
}

/** What it is worth to stand on the cell. */
function value(cell: Cell, prey: Sight | undefined): number {
  let danger = 0;
  for (const sight of living()) danger += tank.damage(sight, cell);
  const safety = 0.3 * tank.heightAt(cell) - danger;
  if (prey === undefined) return safety;
  return safety + 2 * tank.damage(cell, prey) - distance(cell, prey);
}

/** The step to the best cell around; -1 to stay. */
function chooseStep(prey: Sight | undefined): number {
  let best = -1;
  let most = value(tank, prey);
  for (const direction of DIRECTIONS) {
    const cell = cellAt(tank, direction, 1);
    if (!tank.isOnField(cell) || known().some((sight) => distance(sight, cell) === 0)) continue;
    const worth = value(cell, prey);
    if (worth > most) {
      most = worth;
      best = direction;
    }
  }
  return best;
}

/** The living tank that a shot costs most. */
function chooseTarget(sights: readonly Sight[]): Sight | undefined {
  const targets = sights.filter((sight) =>
    tank.isAlive(sight.tank) && tank.damage(tank, sight) > 0 && isClear(tank, sight, known())
  );
  return targets.sort((one, other) => tank.damage(tank, other) - tank.damage(tank, one))[0];
}

let view = tank.x * 2 <= tank.width ? 1 : 3;
while (true) {
  const sights = tank.look(2 * view);
  views[view] = sights;
  const target = chooseTarget(sights);
  if (target !== undefined) {
    while (tank.isAlive(tank.fire(directionTo(tank, target)) || Infinity));
    continue;
  }
  const prey = choosePrey();
  const step = chooseStep(prey);
  if (step >= 0) tank.move(step);
  view = prey === undefined
    ? (view + 1) % 4
    : views.findIndex((sights) => sights.some((sight) => sight.tank === prey.tank));
  if (prey !== undefined && !sights.some((sight) => sight.tank === prey.tank)) views[view] = [];
}
