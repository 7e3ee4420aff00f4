/** Where a recording stands and what happens there, for those who listen to the page. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { marksAt } from "./marks.ts";
import type { Player, TimelineMark } from "./types.ts";
import { capital, type Unit, withoutPrefix } from "./unit.ts";

interface SpokenFrameProps {
  readonly player: Player;
  readonly marks: readonly TimelineMark[];
  readonly unit: Unit;
  /** How it stands in a frame, where the page has words for it. */
  readonly tell?: ((frame: number) => string) | undefined;
}

/**
 * Told after each step and jump, where playing was stopped, and where another recording begins; while it plays nobody
 * could listen that fast.
 */
export function SpokenFrame(props: SpokenFrameProps): JSX.Element {
  const { frame, isPlaying } = props.player;
  const length = props.player.length.value;
  // What stands there when the page opens is told by the page.
  const told = useRef({ frame: frame.peek(), length, text: "" });
  const isOther = length !== told.current.length;
  const at = isPlaying.value && !isOther ? told.current.frame : frame.value;
  if (isOther || at !== told.current.frame) {
    told.current = { frame: at, length, text: textOf(props, at) };
  }
  return <p class="spoken" role="status">{told.current.text}</p>;
}

function textOf({ marks, player, tell, unit }: SpokenFrameProps, frame: number): string {
  const name = strings.player.frame(unit, frame);
  return strings.player.told(
    capital(strings.player.place(unit, frame, player.length.peek())),
    [
      ...marksAt(marks, frame).map(({ label }) => withoutPrefix(label, `${name}: `)),
      ...(tell === undefined ? [] : [tell(frame)]),
    ],
  );
}
