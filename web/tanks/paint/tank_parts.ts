/** The parts of a tank, each painted around (0,0). Those that stand still look the same in every picture (stamps.ts). */
import type { SceneTank } from "../model/scene_types.ts";
import { BLACK, brightness, css, mix, WHITE } from "./colour.ts";
import { paintHull, paintTracks, trackPhase } from "./hull.ts";
import { type Palette, SOOT } from "./palette.ts";
import { disc, lot, type Pen, rounded } from "./pen.ts";
import type { Reach } from "./stamps.ts";
import { LEAST_FINE, type TankPaint, turned } from "./tank_paint.ts";
import { paintBarrel, paintCap, paintGaze } from "./turret.ts";

/** Tracks that stand are painted at so many places of a link: which one is nearest cannot be told by looking. */
const PHASES = 8;

const EIGHTH = Math.PI / 4;

/** What a part is painted with. */
export interface PartPaint extends TankPaint {
  readonly palette: Palette;
  /** How far the barrel is pushed back, from 0 to 1. */
  readonly recoil: number;
}

/** A part of a tank. */
export interface Part {
  readonly name: string;
  /** The angle at which it stands. */
  readonly angle: (tank: SceneTank) => number;
  /** How far it reaches at one of the eight directions; `size` is the side of a cell in pixels. */
  readonly reach: (eighth: number, size: number) => Reach;
  /** What its look depends on besides the angle. */
  readonly traits: (tank: SceneTank) => string;
  readonly paint: (pen: Pen, tank: SceneTank, paint: PartPaint) => void;
}

/** Whose it is. */
const own = ({ seat, mark, entry, burnt }: SceneTank) => `${seat} ${mark} ${entry} ${burnt}`;

/** All parts, the lowest first. */
export const PARTS: readonly Part[] = [
  {
    name: "tracks",
    angle: ({ hull }) => hull,
    // Those of all tanks are alike; wrecks lie on burnt ground.
    traits: (tank) => `${phaseOf(tank)} ${tank.burnt > 0 ? tank.seat : ""}`,
    reach: () => around(0.66),
    paint: (pen, tank, paint) => {
      if (tank.burnt > 0) paintScorch(pen, tank, paint);
      paintShadow(pen, tank, paint);
      const phase = isCalm(tank) ? phaseOf(tank) / PHASES : trackPhase(tank);
      turned(pen, tank.hull, () => paintTracks(pen, paint, phase));
    },
  },
  {
    name: "hull",
    angle: ({ hull }) => hull,
    traits: own,
    reach: () => around(0.48),
    paint: (pen, tank, paint) => turned(pen, tank.hull, () => paintHull(pen, tank, paint)),
  },
  {
    name: "gaze",
    angle: ({ periscope }) => periscope,
    traits: ({ burnt }) => `${burnt}`,
    reach: (eighth) => along(eighth, 0.33, 0.22),
    paint: paintGaze,
  },
  {
    name: "barrel",
    angle: ({ cannon }) => cannon,
    traits: own,
    // That of a wreck points a little beside the direction.
    reach: (eighth) => along(eighth, 0.34, 0.33),
    paint: (pen, tank, paint) => paintBarrel(pen, tank, paint, paint.recoil),
  },
  {
    name: "cap",
    angle: ({ periscope }) => periscope,
    traits: own,
    // In small cells the letter is larger than the turret.
    reach: (_, size) => around(size < LEAST_FINE ? 0.6 : 0.38),
    paint: (pen, tank, paint) => {
      paintCap(pen, tank, paint);
      paintLetter(pen, tank, paint, paint.palette);
    },
  },
];

/** Whether it stands on a cell, and neither fades, burns nor flashes. */
export function isCalm({ burnt, hurt, strength, x, y }: SceneTank): boolean {
  return strength === 1 && hurt === 0 && (burnt === 0 || burnt === 1) && Number.isInteger(x) &&
    Number.isInteger(y);
}

/** Which of the eight directions an angle is, if any. */
export function eighthOf(angle: number): number | undefined {
  const eighths = angle / EIGHTH;
  const whole = Math.round(eighths);
  return Math.abs(eighths - whole) < 1e-6 ? ((whole % 8) + 8) % 8 : undefined;
}

function phaseOf(tank: SceneTank): number {
  return Math.round(trackPhase(tank) * PHASES) % PHASES;
}

function around(reach: number): Reach {
  return { left: reach, right: reach, up: reach, down: reach };
}

/** Of something that points in one of the eight directions: so long, and to both sides so wide. */
function along(eighth: number, length: number, wide: number): Reach {
  const [right, down] = [Math.sin(eighth * EIGHTH), -Math.cos(eighth * EIGHTH)];
  return {
    left: wide + Math.max(0, -right * length),
    right: wide + Math.max(0, right * length),
    up: wide + Math.max(0, -down * length),
    down: wide + Math.max(0, down * length),
  };
}

/** Burnt ground under a wreck. */
function paintScorch(pen: Pen, { seat, burnt }: SceneTank, { size }: TankPaint): void {
  pen.fillStyle = css(SOOT, burnt * 0.2);
  for (let spot = 0; spot < 5; spot++) {
    const away = size * 0.16 * lot(seat, spot, 1);
    const angle = (spot * Math.PI * 2) / 5 + lot(seat, spot, 2);
    disc(
      pen,
      Math.sin(angle) * away,
      Math.cos(angle) * away,
      size * (0.3 + 0.14 * lot(seat, spot)),
    );
  }
}

function paintShadow(pen: Pen, { hull }: SceneTank, { size }: TankPaint): void {
  pen.save();
  pen.translate(size * 0.04, size * 0.065);
  pen.rotate(hull);
  pen.fillStyle = css(BLACK, 0.3);
  rounded(pen, -size * 0.35, -size * 0.4, size * 0.7, size * 0.8, size * 0.12);
  pen.fill();
  pen.restore();
}

function paintLetter(
  pen: Pen,
  { mark, burnt }: SceneTank,
  paint: TankPaint,
  palette: Palette,
): void {
  const { size, body } = paint;
  const share = (size < LEAST_FINE ? 0.42 : 0.31) * (mark.length > 1 ? 0.6 : 1);
  pen.font = `700 ${Math.max(7.5, size * share)}px ${palette.fonts}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const isBright = brightness(body) > 0.56;
  pen.fillStyle = css(isBright ? mix(body, BLACK, 0.85) : WHITE, 1 - burnt * 0.4);
  pen.fillText(mark, size * 0.05 * burnt, size * (0.015 + 0.03 * burnt));
}
