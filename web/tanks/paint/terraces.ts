/**
 * The ground as terraces: each height lies on the lower ones like a sheet of card, rounded where it ends, lit from
 * the NW and with its shadow to the SE, so that hills are seen without reading a number.
 */
import type { Field } from "../../../lib/arena/types.ts";
import { inSight, type Layout } from "../model/geometry.ts";
import { BLACK, type Colour, css, mix, WHITE } from "./colour.ts";
import { groundColours } from "./ground_colours.ts";
import { paintSpeckles } from "./speckles.ts";
import type { Palette } from "./palette.ts";
import { type Pen, rounded } from "./pen.ts";

/** Paints the sheets and the lines between cells. */
export function paintTerraces(pen: Pen, field: Field, layout: Layout, palette: Palette): void {
  const colourAt = groundColours(field, palette);
  const { left, top, columns, rows, cell } = layout;
  const levels = [...new Set(field.heights)].sort((one, two) => one - two);
  const radius = cell * 0.26;
  paintBase(pen, layout, palette, colourAt(levels[0] ?? 0), radius);
  pen.save();
  rounded(pen, left, top, columns * cell, rows * cell, radius);
  pen.clip();
  for (const level of levels.slice(1)) {
    paintTerrace(pen, field, layout, level, colourAt(level), palette, radius);
  }
  paintSpeckles(pen, field, layout, palette);
  paintGrid(pen, layout, palette);
  pen.restore();
}

/** The lowest sheet, on the paper of the page. */
function paintBase(
  pen: Pen,
  { left, top, columns, rows, cell }: Layout,
  { isDark }: Palette,
  colour: Colour,
  radius: number,
): void {
  pen.save();
  pen.shadowColor = css(BLACK, isDark ? 0.6 : 0.28);
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 3;
  pen.fillStyle = css(colour);
  rounded(pen, left, top, columns * cell, rows * cell, radius);
  pen.fill();
  pen.restore();
  pen.strokeStyle = css(BLACK, isDark ? 0.7 : 0.35);
  pen.lineWidth = 1;
  rounded(pen, left - 0.5, top - 0.5, columns * cell + 1, rows * cell + 1, radius);
  pen.stroke();
}

/** One sheet: shadow and colour, then a light rim where the light comes from and a dark one where it goes. */
function paintTerrace(
  pen: Pen,
  field: Field,
  layout: Layout,
  level: number,
  colour: Colour,
  { isDark }: Palette,
  radius: number,
): void {
  const { cell } = layout;
  const rim = Math.max(0.8, cell * 0.035);
  pen.save();
  traceTerrace(pen, field, layout, level, radius);
  pen.save();
  pen.shadowColor = css(BLACK, isDark ? 0.55 : 0.34);
  pen.shadowBlur = cell * 0.22;
  pen.shadowOffsetX = cell * 0.07;
  pen.shadowOffsetY = cell * 0.09;
  pen.fillStyle = css(mix(colour, WHITE, isDark ? 0.3 : 0.75));
  pen.fill();
  pen.restore();
  pen.clip();
  pen.translate(rim, rim);
  traceTerrace(pen, field, layout, level, radius);
  pen.fillStyle = css(mix(colour, BLACK, isDark ? 0.4 : 0.22));
  pen.fill();
  pen.clip();
  pen.translate(-rim * 2, -rim * 2);
  traceTerrace(pen, field, layout, level, radius);
  pen.fillStyle = css(colour);
  pen.fill();
  pen.restore();
}

/** Begins the path of all cells that are at least so high, their common outline rounded. */
function traceTerrace(
  pen: Pen,
  field: Field,
  layout: Layout,
  level: number,
  radius: number,
): void {
  const { left, top, rows, columns, cell } = layout;
  const sight = inSight(layout);
  const isIn = (column: number, row: number) => {
    // Beyond the edge the terrace goes on, so that the field's edge cuts it straight.
    const x = Math.min(columns - 1, Math.max(0, column));
    const y = Math.min(rows - 1, Math.max(0, row));
    return (field.heights[(rows - 1 - y) * columns + x] ?? 0) >= level;
  };
  pen.beginPath();
  // One more on each side: its shadow and its rounded corners are in sight.
  for (let row = sight.rows[0] - 1; row <= sight.rows[1] + 1; row++) {
    for (let column = sight.columns[0] - 1; column <= sight.columns[1] + 1; column++) {
      const x = left + column * cell;
      const y = top + row * cell;
      const north = isIn(column, row - 1);
      const south = isIn(column, row + 1);
      const west = isIn(column - 1, row);
      const east = isIn(column + 1, row);
      if (isIn(column, row)) {
        const corner = (one: boolean, two: boolean) => one || two ? 0 : radius;
        pen.roundRect(x, y, cell, cell, [
          corner(north, west),
          corner(north, east),
          corner(south, east),
          corner(south, west),
        ]);
        continue;
      }
      if (north && west && isIn(column - 1, row - 1)) fillet(pen, x, y, radius, radius);
      if (north && east && isIn(column + 1, row - 1)) fillet(pen, x + cell, y, -radius, radius);
      if (south && east && isIn(column + 1, row + 1)) {
        fillet(pen, x + cell, y + cell, -radius, -radius);
      }
      if (south && west && isIn(column - 1, row + 1)) fillet(pen, x, y + cell, radius, -radius);
    }
  }
}

/** Rounds an inner corner at (x,y): the room between it and a quarter of a circle, `across` and `down` away. */
function fillet(pen: Pen, x: number, y: number, across: number, down: number): void {
  const curve = (share: number) => share * 0.448;
  // All pieces run the same way round, or they would cut holes where they overlap.
  const clockwise = across * down > 0;
  pen.moveTo(x, y);
  if (clockwise) {
    pen.lineTo(x + across, y);
    pen.bezierCurveTo(x + curve(across), y, x, y + curve(down), x, y + down);
  } else {
    pen.lineTo(x, y + down);
    pen.bezierCurveTo(x, y + curve(down), x + curve(across), y, x + across, y);
  }
  pen.closePath();
}

function paintGrid(
  pen: Pen,
  { left, top, columns, rows, cell }: Layout,
  { isDark }: Palette,
): void {
  pen.strokeStyle = css(isDark ? WHITE : BLACK, isDark ? 0.075 : 0.09);
  pen.lineWidth = 1;
  pen.beginPath();
  for (let column = 1; column < columns; column++) {
    const x = Math.round(left + column * cell) + 0.5;
    pen.moveTo(x, top);
    pen.lineTo(x, top + rows * cell);
  }
  for (let row = 1; row < rows; row++) {
    const y = Math.round(top + row * cell) + 0.5;
    pen.moveTo(left, y);
    pen.lineTo(left + columns * cell, y);
  }
  pen.stroke();
}
