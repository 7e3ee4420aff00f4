/** The tools, and the colours that they draw in. */
import "./tool_box.css";
import type { JSX } from "preact";
import { colourOf, COLOURS, isInTable, TRACK_COLOUR } from "../../../lib/race/colours.ts";
import * as strings from "../../strings/strings.ts";
import { printedKeys, spokenKeys } from "../../ui/key_names.ts";
import { pressing } from "../../ui/press.ts";
import type { Use } from "../store/drawing.ts";
import type { CircuitStore } from "../store/types.ts";
import { USE_KEYS, USES } from "./editor_keys.ts";
import { ToolIcon } from "./tool_icon.tsx";

const text = strings.circuit;

/** The track is drawn most, so it stands first. */
const SWATCHES = [
  TRACK_COLOUR,
  ...[...COLOURS.keys()].filter((colour) => colour !== TRACK_COLOUR),
];

/** Both, and the button that colours all by itself. */
export function ToolBox({ store }: { readonly store: CircuitStore }): JSX.Element {
  return (
    <div class="tool-box" data-then-draw>
      <div class="tools" role="group" aria-label={text.tools}>
        {USES.map((use) => <ToolButton key={use} store={store} use={use} />)}
      </div>
      <div class="swatches" role="group" aria-label={text.colours}>
        {SWATCHES.map((colour) => <Swatch key={colour} store={store} colour={colour} />)}
      </div>
      <button type="button" class="button dress" title={text.dressHint} onClick={store.dress}>
        <ToolIcon name="kerbs" />
        {text.dress}
      </button>
    </div>
  );
}

function ToolButton({ store, use }: { readonly store: CircuitStore; readonly use: Use }) {
  const { drawing } = store;
  const isEmpty = use === "paste" && drawing.region.value === undefined;
  const hint = isEmpty ? text.copyFirst : text.toolHint[use];
  return (
    <button
      type="button"
      class="button tool"
      aria-pressed={drawing.use.value === use}
      aria-keyshortcuts={spokenKeys([USE_KEYS[use]])}
      title={`${hint} (${printedKeys(USE_KEYS[use]).join(" ")})`}
      {...pressing(() => drawing.choose(use), isEmpty)}
    >
      <ToolIcon name={use} />
      {text.tool[use]}
    </button>
  );
}

function Swatch({ store, colour }: { readonly store: CircuitStore; readonly colour: number }) {
  const { byte } = store.drawing;
  const { byte: own, name } = COLOURS[colour] ?? { byte: 0, name: "" };
  const isTrack = colour === TRACK_COLOUR;
  const letter = String.fromCharCode(own);
  const label = isTrack ? text.track : text.colourName(name, letter);
  const isChosen = colourOf(byte.value) === colour && isInTable(byte.value);
  return (
    <button
      type="button"
      class={`swatch colour-${colour}`}
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={() => byte.value = own}
    >
      <span class="sign">{isTrack ? text.track : letter}</span>
    </button>
  );
}
