/** The mark of Turniir: a shield with two lances, as knights met in a tournament. */
import type { JSX } from "preact";

/** In the colours of the page; beside it stands the name. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d="M4.5 27.5L27.5 4.5M27.5 27.5L4.5 4.5"
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path class="field" d="M7.5 7h17v8.6c0 5.4-3.6 8.8-8.5 10.9-4.9-2.1-8.5-5.5-8.5-10.9z" />
      <path class="half" d="M16 7h8.5v8.6c0 5.4-3.6 8.8-8.5 10.9z" />
      <path
        d="M7.5 7h17v8.6c0 5.4-3.6 8.8-8.5 10.9-4.9-2.1-8.5-5.5-8.5-10.9z"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </svg>
  );
}
