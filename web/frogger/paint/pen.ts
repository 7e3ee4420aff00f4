/** What all that is painted has in common. */

/** A pen on a canvas. */
export type Pen = CanvasRenderingContext2D;

/** Does something with the pen and leaves it as it was. */
export function apart(pen: Pen, paint: () => void): void {
  pen.save();
  paint();
  pen.restore();
}

/** A filled rectangle with round corners. */
export function fillRound(
  pen: Pen,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  radius: number | readonly number[],
  colour: string,
): void {
  pen.beginPath();
  pen.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    typeof radius === "number" ? radius : [...radius],
  );
  pen.fillStyle = colour;
  pen.fill();
}

/** A filled circle or ellipse. */
export function fillOval(
  pen: Pen,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
  colour: string,
  turn = 0,
): void {
  pen.beginPath();
  pen.ellipse(x, y, across, down, turn, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}
