/** The lights on wood that all pieces share: gradients, referred to by name. */
import type { JSX } from "preact";

/** Stands once on a page, before the first piece. */
export function WoodDefs(): JSX.Element {
  return (
    <svg class="spoken" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="klotski-gloss" x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.3" />
          <stop offset="0.45" stop-color="#fff" stop-opacity="0.04" />
          <stop offset="1" stop-color="#000" stop-opacity="0.16" />
        </linearGradient>
        <linearGradient id="klotski-bevel" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
          <stop offset="0.5" stop-color="#fff" stop-opacity="0.08" />
          <stop offset="1" stop-color="#000" stop-opacity="0.24" />
        </linearGradient>
      </defs>
    </svg>
  );
}
