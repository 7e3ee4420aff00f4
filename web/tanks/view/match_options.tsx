/** What is chosen rarely about how a match is shown and played. */
import "./match_options.css";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import * as later from "../../strings/later.ts";
import { printedKeys, spokenKeys } from "../../ui/key_names.ts";
import { PLAYER_KEYS } from "../../ui/player/keys.ts";
import type { Sides } from "../model/geometry.ts";
import type { Options } from "../model/options.ts";
import type { TanksStore } from "../store/types.ts";
import type { FieldLook } from "./field_look.ts";
import { FieldOptions } from "./field_options.tsx";

const text = later.options;

/** The options that are on or off, in two groups: what is played, and what is seen. */
const PLAYED = ["hurries", "byActions"] as const satisfies readonly (keyof Options)[];
const SEEN = [
  "heights",
  "eyesInTurn",
  "hidesResults",
] as const satisfies readonly (keyof Options)[];
type Switch = (typeof PLAYED | typeof SEEN)[number];

/** Keys that do the same. */
const KEYS: Readonly<Partial<Record<Switch, string>>> = {
  byActions: "d",
  heights: "h",
  eyesInTurn: "e",
};

interface MatchOptionsProps {
  readonly store: Pick<TanksStore, "options" | "player" | "setOptions">;
  readonly field: Sides;
  readonly look: FieldLook;
}

/** A list to tick off. Each choice holds at once, and stands in the address, but for how the field is seen. */
export function MatchOptions({ store, field, look }: MatchOptionsProps): JSX.Element {
  const row = (name: Switch) => <SwitchRow key={name} name={name} store={store} />;
  return (
    <div class="match-options">
      {PLAYED.map(row)}
      <PauseRow player={store.player} />
      {SEEN.map(row)}
      <FieldOptions field={field} look={look} />
    </div>
  );
}

function SwitchRow(
  { name, store }: Pick<MatchOptionsProps, "store"> & { readonly name: Switch },
): JSX.Element {
  const { title, hint } = text[name];
  const key = KEYS[name];
  const id = useId();
  return (
    <label>
      <input
        type="checkbox"
        aria-label={title}
        aria-describedby={hint === undefined ? undefined : id}
        aria-keyshortcuts={key === undefined ? undefined : spokenKeys([key])}
        checked={store.options.value[name]}
        onChange={(event) => store.setOptions({ [name]: event.currentTarget.checked })}
      />
      <span>
        {title}
        {hint === undefined ? null : <span class="soft small" id={id}>{hint}</span>}
      </span>
      {key === undefined ? null : <kbd>{printedKeys(key).join(" + ")}</kbd>}
    </label>
  );
}

/** An empty field pauses nowhere. */
function PauseRow({ player }: Pick<TanksStore, "player">): JSX.Element {
  const id = useId();
  const hintId = useId();
  const at = player.pauseAt.value;
  return (
    <div class="pause">
      <span>
        <label for={id}>{text.pause.title}</label>
        <span class="soft small" id={hintId}>{text.pause.hint(player.length.value)}</span>
      </span>
      <input
        id={id}
        aria-describedby={hintId}
        class="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={player.length.value}
        placeholder={text.pause.nowhere}
        value={at === undefined ? "" : String(at)}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          player.setPauseAt(value === "" ? undefined : Number(value));
          currentTarget.value = String(player.pauseAt.peek() ?? "");
        }}
      />
      <kbd>{printedKeys(PLAYER_KEYS.pauseHere[0])}</kbd>
    </div>
  );
}
