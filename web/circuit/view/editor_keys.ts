/** The keys of the editor: one table, by which keys act, buttons show hints and the help is written. */
import { colourOf, COLOURS } from "../../../lib/race/colours.ts";
import { TRACK } from "../../../lib/race/rules.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import * as strings from "../../strings/strings.ts";
import { findingAfter } from "../model/marks.ts";
import { TOOLS } from "../model/stroke.ts";
import { ZOOM_STEP } from "../model/viewport.ts";
import type { Use } from "../store/drawing.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";

/** The groups of the help, in its order. */
export const EDITOR_GROUPS = ["draw", "tools", "picture", "page"] as const;
export type EditorGroup = (typeof EDITOR_GROUPS)[number];

/** What some keys do. */
export interface EditorAction extends Omit<KeyAction, "group"> {
  readonly group: EditorGroup;
}

/** The tools in the order in which they stand. */
export const USES: readonly Use[] = [...TOOLS, "pick", "move"];

/** The letter of each tool. */
export const USE_KEYS: Readonly<Record<Use, string>> = {
  pencil: "p",
  brush: "b",
  line: "l",
  rectangle: "r",
  fill: "f",
  copy: "c",
  paste: "v",
  pick: "i",
  move: "h",
};

const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** So many cells at once with Shift. */
const FAR = 10;

/** The table. */
export function editorActions(store: CircuitStore, look: Look): readonly EditorAction[] {
  const words = strings.circuit.keys;
  const { drawing } = store;
  const { dialog } = look;
  const step = (key: string) => {
    const name = key.replace("Shift+", "");
    const far = name === key ? 1 : FAR;
    const arrow = Object.entries(ARROWS).find(([arrow]) => arrow === name);
    if (arrow === undefined) return;
    const [, [dx, dy]] = arrow;
    look.moveCursor(dx * far, dy * far);
  };
  const atCursor = (act: () => void) => () => {
    look.hasCursor.value = true;
    act();
  };
  const arrows = Object.keys(ARROWS);
  return [
    action("draw", arrows, words.move, step, true),
    action("draw", arrows.map((key) => `Shift+${key}`), words.far, step, true),
    action("draw", [" "], words.draw, atCursor(drawing.pressAtCursor)),
    action("draw", ["d"], words.pen, atCursor(drawing.pressAtCursor)),
    action("draw", ["z"], words.undo, drawing.undo, true),
    action("draw", ["y"], words.redo, drawing.redo, true),
    action(
      "draw",
      ["[", "]"],
      words.colour,
      (key) => turnColour(store, key === "[" ? -1 : 1),
      true,
    ),
    action("draw", ["t"], words.track, () => drawing.byte.value = TRACK),
    ...USES.map((use) =>
      action("tools", [USE_KEYS[use]], strings.circuit.tool[use], () => drawing.choose(use))
    ),
    action("picture", ["n"], words.finding, () => showNext(store, look), true),
    action("picture", ["+", "="], words.zoomIn, () => zoomAtCursor(store, look, ZOOM_STEP), true),
    action("picture", ["-"], words.zoomOut, () => zoomAtCursor(store, look, 1 / ZOOM_STEP), true),
    action("picture", ["0"], words.fit, look.fit),
    action("picture", ["g"], words.grid, () => look.hasGrid.value = !look.hasGrid.peek()),
    action("picture", ["o"], words.par, () => look.hasPar.value = !look.hasPar.peek()),
    action("page", ["s"], words.save, () => dialog.value = "save"),
    {
      ...action("page", ["?"], words.help, () => {
        dialog.value = dialog.peek() === "help" ? undefined : "help";
      }),
      inDialogs: true,
    },
    action("page", ["Escape"], words.close, () => {
      drawing.abandon();
      look.shown.value = undefined;
    }),
  ];
}

/** What Ctrl, or Cmd, does with a letter. */
export function commandOf(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): "undo" | "redo" | "save" | undefined {
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? "redo" : "undo";
    case "y":
      return "redo";
    case "s":
      return "save";
    default:
      return undefined;
  }
}

/** Shows the place to put right after the one where the cursor is. */
export function showNext({ checking, drawing }: CircuitStore, look: Look): void {
  const next = findingAfter(checking.findings.peek(), drawing.cursor.peek());
  if (next !== undefined) look.show({ x: next.x, y: next.y });
}

function turnColour({ drawing: { byte } }: CircuitStore, step: number): void {
  const colour = (colourOf(byte.peek()) + step + COLOURS.length) % COLOURS.length;
  byte.value = COLOURS[colour]?.byte ?? byte.peek();
}

/** Where the cursor is seen, it stays where it is. */
function zoomAtCursor({ drawing }: CircuitStore, look: Look, factor: number): void {
  if (!look.hasCursor.peek()) return look.zoom(factor);
  const { left, scale, top } = look.view.peek();
  const { x, y } = drawing.cursor.peek();
  look.zoom(factor, { x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale });
}

function action(
  group: EditorGroup,
  keys: readonly string[],
  description: string,
  run: (key: string) => void,
  repeats = false,
): EditorAction {
  return { group, keys, description, run, repeats };
}
