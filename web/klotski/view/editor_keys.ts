/** The keys of the editor: the cursor, the pen, the tools. */
import type { KeyAction } from "../../ui/player/keys.ts";
import { TOOLS } from "../model/stroke.ts";
import type { Editor } from "../store/editor.ts";

/** As much of an action as keys need. */
type Press = Pick<KeyAction, "keys" | "repeats" | "run">;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

/** The table. Space puts the pen down and lifts it; Shift with an arrow puts it down first. */
export function editorKeys(editor: Editor): readonly Press[] {
  const { cursor, hasCursor, stroke, tool } = editor;
  const move = (key: string) => {
    const [dx, dy] = ARROWS[key.replace("Shift+", "")] ?? [0, 0];
    hasCursor.value = true;
    if (key.startsWith("Shift+") && stroke.peek() === undefined) editor.press(cursor.peek());
    editor.moveCursor(dx, dy);
  };
  const pen = () => {
    hasCursor.value = true;
    if (stroke.peek() === undefined) editor.press(cursor.peek());
    else editor.release();
  };
  const arrows = Object.keys(ARROWS);
  return [
    { keys: [...arrows, ...arrows.map((key) => `Shift+${key}`)], repeats: true, run: move },
    { keys: [" "], repeats: false, run: pen },
    { keys: ["Escape"], repeats: false, run: editor.release },
    {
      keys: ["1", "2", "3", "4"],
      repeats: false,
      run: (key) => {
        tool.value = TOOLS[Number(key) - 1] ?? tool.peek();
      },
    },
  ];
}
