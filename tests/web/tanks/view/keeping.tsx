/** A component whose parent keeps what is chosen in it, as the store does on the page. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

interface KeepingProps<Choice> {
  readonly first: Choice;
  readonly show: (chosen: Choice, choose: (choice: Choice) => void) => JSX.Element;
}

/** Begins with `first`. */
export function Keeping<Choice>({ first, show }: KeepingProps<Choice>): JSX.Element {
  const [chosen, setChosen] = useState(first);
  return show(chosen, setChosen);
}
