/**
 * champion: the strongest of the samples.
 *
 * It never knows where the others are, so it keeps a map of chances for each of them. Every turn the chances
 * spread as the tank may have driven, and everything it is told sharpens them: looks, misses, hits, and above all
 * its own losses, because height minus distance tells from which cells a shot can have come. Then it rates all 24
 * orders: what each deals and costs on average now, what the cell is worth later (planned over the whole field),
 * and how much a look would clear up.
 * Worth learning: what you don't see is knowledge as well.
 */
import { at, Grid } from "./lib/grid.ts";
import { DIRECTIONS, enterField, inSector, type Tank } from "./lib/protocol.ts";
import { FINDS, FOLLOWS, Suspect, TINY } from "./lib/suspect.ts";

/** The weights, found by playing against the other samples. */
const WEIGHTS = {
  /** The chance that a tank fires at us which can and knows where we are, in a duel and in a melee. */
  firesDuel: 0.9,
  firesMelee: 0.6,
  /** What an own life is worth in points, in a duel and in a melee. */
  lifeDuel: 1.2,
  lifeMelee: 1,
  /** What a kill is worth beyond its lives. */
  kill: 3,
  /** What a point of the next turn is worth now. */
  patience: 0.9,
  /** What it is worth to find a tank, near or far. */
  findNear: 1,
  findFar: 0.6,
  /** What a unit of height is worth in itself. */
  ground: 0.05,
};

/** Rounds of planning: so many steps ahead the worth of a good cell shows at the least. */
const ROUNDS = 6;

/** No shot reaches this far. */
const BEYOND_REACH = 7;

/** A chance too small to aim at. */
const SMALL = 1e-4;

/** What it is worth to drive there. */
const OFF_THE_FIELD = -Infinity;

/** So many tanks can be followed every turn. */
const CROWD = 50;

type Kind = "look" | "move" | "fire";

interface Order {
  readonly kind: Kind;
  readonly direction: number;
}

class Champion {
  private readonly grid: Grid;
  private readonly suspects: readonly Suspect[];
  private turns = 0;
  /** For each cell: the chance that somebody, or a wreck, stands there. */
  private readonly occupied: Float64Array;
  /** For each cell: how many living tanks stand there on average. */
  private readonly tanks: Float64Array;
  /** For each cell: how many tanks stand there on average that will fire at us now if they can. */
  private readonly menace: Float64Array;
  /** For each cell: how much is unknown about it. */
  private readonly doubt: Float64Array;
  /** For each cell: what a shot from there takes on average, and what it's worth to hold it. */
  private readonly gain: Float64Array;
  /** For each direction and cell: what a shot at the tanks on the other side takes on average. */
  private readonly shots: readonly Float64Array[];
  /** For each cell: what it would lose if all fired at it that can. */
  private readonly danger: Float64Array;
  /** For each cell: what it is worth in the long run to stand there, unknown and known to the others. */
  private readonly unknown: Float64Array;
  private readonly known: Float64Array;
  /** For each cell: what it is worth to drive there, unknown and known before. */
  private readonly arriving: Float64Array;
  private readonly fleeing: Float64Array;
  /** What an own life is worth. */
  private readonly life: number;
  /** What a life is worth that we lose if those fire who know where we are: not all of them will. */
  private readonly harm: number;

  constructor(private readonly tank: Tank) {
    this.grid = new Grid(tank);
    this.suspects = Array.from(
      { length: tank.others },
      (_, index) => new Suspect(index + 1, this.grid),
    );
    this.occupied = new Float64Array(this.grid.size);
    this.tanks = new Float64Array(this.grid.size);
    this.menace = new Float64Array(this.grid.size);
    this.doubt = new Float64Array(this.grid.size);
    this.shots = DIRECTIONS.map(() => new Float64Array(this.grid.size));
    this.gain = new Float64Array(this.grid.size);
    this.danger = new Float64Array(this.grid.size);
    this.unknown = new Float64Array(this.grid.size);
    this.known = new Float64Array(this.grid.size);
    this.arriving = new Float64Array(this.grid.size).fill(OFF_THE_FIELD);
    this.fleeing = new Float64Array(this.grid.size).fill(OFF_THE_FIELD);
    this.life = tank.others === 1 ? WEIGHTS.lifeDuel : WEIGHTS.lifeMelee;
    this.harm = this.life * (tank.others === 1 ? WEIGHTS.firesDuel : WEIGHTS.firesMelee);
  }

  turn(): void {
    // In a great crowd not all of them can have their turn every time: a turn has 0.1 s.
    const shifts = Math.ceil(this.suspects.length / CROWD);
    this.turns++;
    for (const suspect of this.living()) {
      if ((suspect.number + this.turns) % shifts === 0) suspect.spread();
    }
    this.sumUp();
    this.plan();
    const home = this.grid.home;
    this.carryOut(this.choose());
    const moved = this.grid.home !== home;
    for (const suspect of this.suspects) {
      suspect.learn();
      suspect.follow(moved);
      suspect.alive = this.tank.isAlive(suspect.number);
      suspect.calm = at(this.tank.lost, suspect.number) > 0 ? 0 : suspect.calm + 1;
    }
  }

  private living(): Suspect[] {
    return this.suspects.filter((suspect) => suspect.alive);
  }

  // --- Choosing an order ---

  /** Puts all suspects on one map. */
  private sumUp(): void {
    this.occupied.fill(0);
    this.tanks.fill(0);
    this.menace.fill(0);
    this.doubt.fill(0);
    for (const suspect of this.suspects) {
      for (const cell of this.grid.cells) {
        const chance = suspect.chance(cell);
        if (chance < TINY) continue;
        this.occupied[cell] = Math.min(at(this.occupied, cell) + chance, 1);
        if (!suspect.alive) continue;
        this.tanks[cell] = at(this.tanks, cell) + chance;
        this.menace[cell] = at(this.menace, cell) + chance * suspect.knows;
        this.doubt[cell] = at(this.doubt, cell) + chance * (1 - chance);
      }
    }
  }

  /**
   * Finds what each cell is worth, unknown and known to the others: firing from there on and on, or driving on.
   * Who fires gets known little by little; who drives away from where he is known is mostly unknown again.
   */
  private plan(): void {
    const { cells, backwards, heights } = this.grid;
    this.mapShots();
    for (const cell of cells) {
      let shot = 0;
      for (const shots of this.shots) shot = Math.max(shot, at(shots, cell));
      this.gain[cell] = shot + WEIGHTS.ground * at(heights, cell) - at(this.occupied, cell);
    }
    this.unknown.fill(0);
    this.known.fill(0);
    for (const cell of cells) {
      this.arriving[cell] = -this.bump(cell);
      this.fleeing[cell] = -this.bump(cell);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const cell of round % 2 === 0 ? cells : backwards) this.planCell(cell);
    }
  }

  /** Finds for each cell what shots at it and shots from it take on average. */
  private mapShots(): void {
    this.danger.fill(0);
    for (const shots of this.shots) shots.fill(0);
    for (const cell of this.grid.cells) {
      if (at(this.tanks, cell) < SMALL) continue;
      for (const [direction, shots] of this.shots.entries()) {
        this.mapRay(cell, at(this.grid.steps, direction), shots);
      }
    }
  }

  /** The same for the shots along one line between the cell and those on one side of it. */
  private mapRay(cell: number, step: number, shots: Float64Array): void {
    // Plain subscripts here and in `planCell`: these loops run ten thousand times a turn.
    const { danger, occupied } = this;
    const { heights } = this.grid;
    const height = at(heights, cell);
    let weight = at(this.tanks, cell);
    let other = cell;
    for (let steps = 1; steps < BEYOND_REACH; steps++) {
      other += step;
      const otherHeight = heights[other] ?? 0;
      if (otherHeight === 0) break;
      if (height > steps) danger[other] = (danger[other] ?? 0) + weight * (height - steps);
      if (otherHeight > steps) shots[other] = (shots[other] ?? 0) + weight * (otherHeight - steps);
      weight *= 1 - (occupied[other] ?? 0);
    }
  }

  private planCell(cell: number): void {
    const gain = at(this.gain, cell);
    let unknown = gain + this.later(cell, FINDS);
    let known = gain - at(this.danger, cell) * this.harm + this.later(cell, 1);
    const { arriving, fleeing } = this;
    for (const step of this.grid.steps) {
      const arrival = arriving[cell + step] ?? OFF_THE_FIELD;
      const flight = fleeing[cell + step] ?? OFF_THE_FIELD;
      if (arrival > unknown) unknown = arrival;
      if (flight > known) known = flight;
    }
    this.unknown[cell] = unknown;
    this.known[cell] = known;
    const bump = this.bump(cell);
    arriving[cell] = this.later(cell, FINDS) - bump;
    fleeing[cell] = this.later(cell, FOLLOWS) - bump;
  }

  /** What it will be worth to stand on the cell in the next turn, with such a chance to be known by then. */
  private later(cell: number, knows: number): number {
    return WEIGHTS.patience * (knows * at(this.known, cell) + (1 - knows) * at(this.unknown, cell));
  }

  /** What it costs to drive into somebody. */
  private bump(cell: number): number {
    return at(this.occupied, cell) * (1 + 3 * this.life);
  }

  /** What shots from that side take from a tank on the cell, if those fire who know where we are. */
  private aimedFrom(target: number, step: number): number {
    let arrives = 1;
    let sum = 0;
    let cell = target;
    for (let steps = 1; steps < BEYOND_REACH; steps++) {
      cell += step;
      const height = at(this.grid.heights, cell);
      if (height === 0) break;
      if (height > steps) sum += arrives * at(this.menace, cell) * (height - steps);
      arrives *= 1 - at(this.occupied, cell);
    }
    return sum;
  }

  /** The order with the highest value. */
  private choose(): Order {
    const home = this.grid.home;
    const aimed = this.aimedAtHome();
    const knows = this.knowing(aimed);
    const staying = this.later(home, knows + FINDS * (1 - knows)) - aimed * this.harm;
    const moved = FOLLOWS * knows + FINDS * (1 - knows);
    const sights = this.valueLooks();
    let best: Order = { kind: "look", direction: 0 };
    let most = -Infinity;
    const offer = (kind: Kind, direction: number, value: number) => {
      if (value <= most) return;
      most = value;
      best = { kind, direction };
    };
    for (const direction of DIRECTIONS) {
      offer("fire", direction, staying + this.valueShot(direction));
      offer("look", direction, staying + at(sights, direction));
      const to = this.grid.neighbour(home, direction);
      if (at(this.grid.heights, to) === 0) continue;
      const cost = this.bump(to) + this.aimedAlong(direction) * this.harm;
      offer("move", direction, this.later(to, moved) - cost);
    }
    return best;
  }

  /** What the shots of those who know the own cell take from us if we stay. */
  private aimedAtHome(): number {
    let sum = 0;
    for (const step of this.grid.steps) sum += this.aimedFrom(this.grid.home, step);
    return sum;
  }

  /** What they take if we drive: who aims at the own cell hits us only along the same line. */
  private aimedAlong(direction: number): number {
    const to = this.grid.neighbour(this.grid.home, direction);
    const step = at(this.grid.steps, direction);
    return this.aimedFrom(to, step) + this.aimedFrom(to, -step);
  }

  /** The chance that we are known, to those who can hit us, or else to all. */
  private knowing(aimed: number): number {
    const all = at(this.danger, this.grid.home);
    if (all > 0.01) return Math.min(aimed / all, 1);
    const living = this.living();
    return living.reduce((sum, suspect) => sum + suspect.knows, 0) / Math.max(living.length, 1);
  }

  /** The points that a shot brings on average. */
  private valueShot(direction: number): number {
    const living = this.living();
    let arrives = 1;
    let sum = 0;
    for (const cell of this.grid.line(direction)) {
      const damage = this.grid.damage(this.grid.home, cell);
      for (const suspect of living) {
        const lives = at(this.tank.lives, suspect.number);
        const points = damage < lives ? damage : lives + WEIGHTS.kill;
        sum += arrives * suspect.chance(cell) * points;
      }
      arrives *= 1 - at(this.occupied, cell);
    }
    return sum;
  }

  /** What a look in each direction brings: most where it is least known who stands near. */
  private valueLooks(): number[] {
    const values = DIRECTIONS.map(() => 0);
    for (const cell of this.grid.cells) {
      const near = this.grid.distance(this.grid.home, cell) <= BEYOND_REACH;
      const value = at(this.doubt, cell) * (near ? WEIGHTS.findNear : WEIGHTS.findFar);
      if (value < SMALL) continue;
      for (const direction of DIRECTIONS) {
        if (!inSector(this.tank, direction, this.grid.placeOf(cell))) continue;
        values[direction] = at(values, direction) + value;
      }
    }
    // Only one can be fired at, however many are found.
    const living = Math.max(this.living().length, 1);
    return values.map((value) => value / living);
  }

  // --- Carrying it out, and drawing conclusions ---

  private carryOut({ kind, direction }: Order): void {
    if (kind === "look") this.look(direction);
    else if (kind === "fire") this.fire(direction);
    else this.move(direction);
  }

  private look(direction: number): void {
    const sights = new Map(this.tank.look(direction).map((sight) => [sight.tank, sight]));
    this.explainLosses(at(this.tank.lost, 0));
    const sector = this.grid.sector(direction);
    for (const suspect of this.suspects) {
      const sight = sights.get(suspect.number);
      if (sight === undefined) {
        suspect.exclude(sector);
      } else {
        suspect.locate(this.grid.cellOf(sight));
        suspect.tracks = sight.tracks;
      }
    }
  }

  private fire(direction: number): void {
    const hit = this.tank.fire(direction);
    this.explainLosses(at(this.tank.lost, 0));
    const line = this.grid.line(direction);
    for (const suspect of this.suspects) {
      if (hit === 0) suspect.exclude(line);
      else if (hit === suspect.number) this.explainHit(suspect, line);
    }
  }

  /** The suspect stands in the line, and what it lost tells how far away. */
  private explainHit(suspect: Suspect, line: readonly number[]): void {
    const lost = at(this.tank.lost, suspect.number);
    const killed = suspect.alive && !this.tank.isAlive(suspect.number);
    suspect.weigh((cell) => {
      if (!line.includes(cell)) return 0;
      const damage = this.grid.damage(this.grid.home, cell);
      if (!suspect.alive || damage === lost || killed && damage > lost) return 1;
      return damage < lost ? 0.1 : 0; // it may have been hit by others as well
    });
  }

  private move(direction: number): void {
    const to = this.grid.neighbour(this.grid.home, direction);
    const moved = this.tank.move(direction);
    this.explainLosses(at(this.tank.lost, 0) - (moved ? 0 : 3));
    if (moved) return;
    for (const suspect of this.suspects) {
      // Whoever was run into stands there, or wanted to go there too.
      if (suspect.alive && at(this.tank.lost, suspect.number) < 3) continue;
      suspect.weigh((cell) => {
        const steps = this.grid.distance(cell, to);
        return steps === 0 ? 1 : steps === 1 && suspect.alive ? 0.3 : 0.01;
      });
    }
  }

  /** Whoever took so many lives stands where its shot takes so many, or has run into us. */
  private explainLosses(lost: number): void {
    const home = this.grid.home;
    for (const suspect of this.suspects) suspect.exclude([home]);
    if (lost <= 0) return;
    const fits = (suspect: Suspect) => (cell: number): boolean =>
      this.grid.damage(cell, home) === lost ||
      lost === 3 && at(this.tank.lost, suspect.number) >= 3 && this.grid.distance(cell, home) === 1;
    const living = this.living();
    const before = living.map((suspect) => suspect.chanceOf(fits(suspect)));
    const sum = before.reduce((one, other) => one + other, 0);
    for (const [index, suspect] of living.entries()) {
      const chance = at(before, index);
      if (chance < TINY) continue;
      // One of them did it, each with the part of the blame that its chance has in the sum.
      const blame = Math.min(chance / sum, 0.999);
      const isShooter = fits(suspect);
      suspect.weigh((cell) =>
        isShooter(cell) ? blame / chance : (1 - blame) / Math.max(1 - chance, TINY)
      );
      if (blame > 0.5) {
        suspect.calm = 0;
        suspect.hitUs = true;
      }
    }
  }
}

const champion = new Champion(enterField());
while (true) champion.turn();
