/** Below the drawing: where the pointer is, how large the picture, and what lies over it. */
import "./board_foot.css";
import type { ComponentChildren, JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { printedKeys, spokenKeys } from "../../ui/key_names.ts";
import { Icon } from "../../ui/icon.tsx";
import { cellAt, isOnGrid } from "../model/cells.ts";
import { ZOOM_STEP } from "../model/viewport.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { colourWord } from "./colour_word.ts";
import { showNext } from "./editor_keys.ts";
import { ToolIcon, type ToolIconName } from "./tool_icon.tsx";

const text = strings.circuit;

interface BoardFootProps {
  readonly store: CircuitStore;
  readonly look: Look;
}

/** A row of small things. */
export function BoardFoot({ store, look }: BoardFootProps): JSX.Element {
  const { hasGrid, hasPar } = look;
  return (
    <div class="board-foot" data-then-draw>
      <div class="facts">
        <Verdict store={store} look={look} />
        <Place store={store} look={look} />
      </div>
      <div class="buttons">
        <Toggle
          label={text.showPar}
          isOn={hasPar.value}
          onClick={() => hasPar.value = !hasPar.peek()}
          shortcut="O"
        >
          {text.showPar}
        </Toggle>
        <Toggle
          label={text.grid}
          isOn={hasGrid.value}
          onClick={() => hasGrid.value = !hasGrid.peek()}
          shortcut="G"
        >
          {text.grid}
        </Toggle>
        <Zoom
          icon="minus"
          label={text.zoomOut}
          shortcut="-"
          onClick={() => look.zoom(1 / ZOOM_STEP)}
        />
        <Zoom icon="plus" label={text.zoomIn} shortcut="+" onClick={() => look.zoom(ZOOM_STEP)} />
        <Button label={text.zoomFit} icon="full" shortcut="0" onClick={look.fit} />
      </div>
    </div>
  );
}

/** How it stands with the rules, in two words, where the eye is; a press shows the next place to put right. */
function Verdict({ store, look }: BoardFootProps): JSX.Element {
  const findings = store.checking.findings.value;
  if (findings.length === 0) {
    return (
      <p class="verdict good">
        <Icon name="check" />
        {text.conformingShort}
      </p>
    );
  }
  return (
    <button
      type="button"
      class="verdict bad"
      title={`${text.nextFinding} (N)`}
      onClick={() => showNext(store, look)}
    >
      <Icon name="warning" />
      {text.brokenShort(findings.length)}
    </button>
  );
}

/** Of its own, since it is drawn anew with each movement of the pointer. */
function Place({ store, look }: BoardFootProps): JSX.Element {
  const place = look.hover.value ?? store.drawing.stroke.value?.to ??
    (look.hasCursor.value ? store.drawing.cursor.value : undefined);
  if (place === undefined || !isOnGrid(place)) return <p class="place soft">{text.outside}</p>;
  const byte = store.drawing.cells.value[cellAt(place)] ?? 0;
  return (
    <p class="place">
      <strong>{place.x}, {place.y}</strong> <span class="soft">{colourWord(byte)}</span>
    </p>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly shortcut: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Toggle({ label, isOn, shortcut, onClick, children }: ToggleProps): JSX.Element {
  return (
    <Button label={label} isPressed={isOn} shortcut={shortcut} onClick={onClick}>{children}</Button>
  );
}

interface ZoomProps {
  readonly icon: ToolIconName;
  readonly label: string;
  readonly shortcut: string;
  readonly onClick: () => void;
}

function Zoom({ icon, label, shortcut, onClick }: ZoomProps): JSX.Element {
  return (
    <button
      type="button"
      class="button icon-only"
      aria-label={label}
      aria-keyshortcuts={spokenKeys([shortcut])}
      title={`${label} (${printedKeys(shortcut).join(" + ")})`}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
