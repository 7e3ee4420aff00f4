/** The colour and the letter of a car. */
import "./car_badge.css";
import type { JSX } from "preact";
import { carColour, letterOf } from "../model/names.ts";

/** Beside its name. */
export function CarBadge({ car }: { readonly car: number }): JSX.Element {
  return <span class="car-badge" style={{ background: carColour(car) }}>{letterOf(car)}</span>;
}
