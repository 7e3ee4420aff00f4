/** The drawings on the tools' buttons. */
import type { JSX } from "preact";
import { Drawing } from "../../ui/icon.tsx";
import type { Use } from "../store/drawing.ts";

const PATHS: Readonly<
  Record<Use | "undo" | "redo" | "kerbs" | "car" | "plus" | "minus" | "grid" | "dice", string>
> = {
  pencil:
    "M4 20l1.2-4.6L16.4 4.2a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L8.6 18.8zM14.5 6.2l3.3 3.3",
  brush:
    "M9.5 14.5L19 4.5M8 13.5c-2 0-3.5 1.3-3.5 3.4 0 1.4-.8 2.2-1.8 2.6 3.6 1.3 8.3.5 8.3-3.3C11 14.6 9.6 13.5 8 13.5z",
  line: "M5.5 18.5l13-13M3.5 20.5h.1M20.5 3.5h.1",
  rectangle: "M4 6h16v12H4zM8 10h8v4H8z",
  fill:
    "M11 3.5l8 8-7.5 7.5-8-8 6-6M4 11.5h14.5M20.5 15.5s1.2 2 1.2 3a1.2 1.2 0 0 1-2.4 0c0-1 1.2-3 1.2-3z",
  copy: "M4 4h3M10 4h4M17 4h3v3M20 10v4M20 17v3h-3M14 20h-4M7 20H4v-3M4 14v-4M4 7V4",
  paste: "M8 5H5.5v15.5h13V5H16M8.5 3.5h7v3.5h-7zM9 12h6M9 16h6",
  pick:
    "M4 20l.8-3.2 8.4-8.4 2.4 2.4-8.4 8.4zM12 7l5 5M14.5 8.5l2.6-3.2a2 2 0 0 1 2.9-.1 2 2 0 0 1-.1 2.9l-3.3 2.6",
  move:
    "M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5",
  undo: "M8.5 5.5L4 10l4.5 4.5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15.5 5.5L20 10l-4.5 4.5M20 10H10a5.5 5.5 0 0 0 0 11h3",
  kerbs: "M3 20c2-7 6-12 17-14M3 20h3.5M7 12.5l3 2.5M12 8.5l2 3.5M20 6v4C12 11.5 9 15 7.5 20H3",
  car:
    "M2.5 12h4M17 12h4.5M6.5 9h6l4.5 3-4.5 3h-6zM5 6h3.5v3M5 18h3.5v-3M14 7h3v3M14 17h3v-3M2.5 8.5v7M21.5 9v6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  dice: "M4.5 4.5h15v15h-15zM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1",
  grid: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
};

/** The name of a drawing. */
export type ToolIconName = keyof typeof PATHS;

/** A drawing without words: the button around it has a label. */
export function ToolIcon({ name }: { readonly name: ToolIconName }): JSX.Element {
  return <Drawing className="icon" path={PATHS[name]} size={24} />;
}
