/** How whoever looks sees the field: turned or not, all of it or a part. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { browserKeep, type Keep } from "../../ui/keep.ts";
import type { Sides } from "../model/geometry.ts";
import { gainsByTurning, wholeLayout } from "../model/turned.ts";
import { type Zoom, zoomAt } from "../model/zoom.ts";

/** The name under which the browser keeps what was chosen. */
const KEPT = "turniir-field";

/** How much larger one press of a button or key shows the field. */
export const ZOOM_STEP = 1.5;

/** What can be seen and changed. */
export interface FieldLook {
  /** The box of the picture, in pixels; the canvas tells it. */
  readonly box: Signal<Sides>;
  /** North lies to the right. */
  readonly isTurned: ReadonlySignal<boolean>;
  readonly toggleTurned: () => void;
  /** `undefined`: all of the field. */
  readonly zoom: Signal<Zoom | undefined>;
  /** Larger or smaller around the middle of the picture. */
  readonly zoomBy: (field: Sides, factor: number) => void;
}

/** One for as long as the page shows rounds; `field` is the one on show. */
export function createFieldLook(field: ReadonlySignal<Sides>, keep: Keep): FieldLook {
  const box = signal<Sides>({ width: 0, height: 0 });
  const chosen = signal(keep.read(KEPT));
  const gains = computed(() => gainsByTurning(field.value, box.value.width, box.value.height));
  const isTurned = computed(() =>
    chosen.value === "turned" || (chosen.value !== "straight" && gains.value)
  );
  const zoom = signal<Zoom | undefined>(undefined);
  return {
    box,
    isTurned,
    zoom,
    zoomBy: (field, factor) => {
      const { width, height } = box.peek();
      const middle = { x: width / 2, y: height / 2 };
      zoom.value = zoomAt(
        wholeLayout(field, box.peek(), isTurned.peek()),
        zoom.peek(),
        factor,
        middle,
      );
    },
    toggleTurned: () => {
      const wanted = !isTurned.peek();
      // What the page would do by itself needs not be kept.
      chosen.value = wanted === gains.peek() ? undefined : wanted ? "turned" : "straight";
      zoom.value = undefined;
      keep.write(KEPT, chosen.value);
    },
  };
}

/** The look of a page; another field is seen as a whole again. */
export function useFieldLook(field: Sides): FieldLook {
  const { look, shown } = useMemo(() => {
    const shown = signal(field);
    return { look: createFieldLook(shown, browserKeep()), shown };
  }, []);
  useEffect(() => {
    shown.value = field;
    look.zoom.value = undefined;
  }, [field]);
  return look;
}
