/** Something that a new circuit can begin with: a picture that is a button. */
import "./choice.css";
import type { JSX } from "preact";
import type { Circuit } from "../../../lib/race/types.ts";
import { CircuitPicture } from "../../race/view/circuit_picture.tsx";
import { ToolIcon } from "./tool_icon.tsx";

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  /** `by chance`: nobody knows yet what it looks like. `undefined`: it is not there yet. */
  readonly picture: Circuit | "by chance" | undefined;
  readonly onClick: () => void;
}

/** Fills its place. */
export function Choice({ title, hint, picture, onClick }: ChoiceProps): JSX.Element {
  return (
    <button type="button" class="choice card" onClick={onClick}>
      {picture === "by chance"
        ? (
          <span class="unknown">
            <ToolIcon name="dice" />
          </span>
        )
        : <CircuitPicture circuit={picture} />}
      <span class="words">
        <strong class="name">{title}</strong>
        <span class="soft small">{hint}</span>
      </span>
    </button>
  );
}
