/** How the field is seen: turned or not, and larger. */
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { printedKeys } from "../../ui/key_names.ts";
import type { Sides } from "../model/geometry.ts";
import { type FieldLook, ZOOM_STEP } from "./field_look.ts";

const text = later.field;

interface FieldOptionsProps {
  readonly field: Sides;
  readonly look: FieldLook;
}

/** Rows for the list of options (match_options.tsx). */
export function FieldOptions({ field, look }: FieldOptionsProps): JSX.Element {
  const zoom = (factor: number) => look.zoomBy(field, factor);
  return (
    <>
      <label>
        <input type="checkbox" checked={look.isTurned.value} onChange={look.toggleTurned} />
        <span>
          {text.turned}
          <span class="soft small">{text.turnedHint}</span>
        </span>
        <kbd>{printedKeys("r").join("")}</kbd>
      </label>
      <div class="larger" role="group" aria-label={text.zoomTools}>
        <span>
          {text.zoomTools}
          <span class="soft small">{text.zoomHint}</span>
        </span>
        <Button
          label={text.zoomOut}
          icon="minus"
          shortcut="x"
          onClick={() => zoom(1 / ZOOM_STEP)}
        />
        <Button label={text.zoomIn} icon="plus" shortcut="z" onClick={() => zoom(ZOOM_STEP)} />
      </div>
    </>
  );
}
