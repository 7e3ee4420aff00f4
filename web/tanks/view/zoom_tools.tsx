/** Buttons for whoever looks at a part of the field: larger, smaller, all of it. */
import "./zoom_tools.css";
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { ZOOM_STEP } from "./field_look.ts";

interface ZoomToolsProps {
  readonly onZoom: (factor: number) => void;
  readonly onEnd: () => void;
}

/** In a corner of the picture, as long as not all of the field is seen. */
export function ZoomTools({ onZoom, onEnd }: ZoomToolsProps): JSX.Element {
  const words = later.field;
  return (
    <div class="zoom-tools" role="group" aria-label={words.zoomTools}>
      <Button label={words.zoomIn} icon="plus" look="quiet" onClick={() => onZoom(ZOOM_STEP)} />
      <Button
        label={words.zoomOut}
        icon="minus"
        look="quiet"
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      <Button label={words.zoomEnd} icon="close" look="quiet" onClick={onEnd} />
    </div>
  );
}
