/** The drawings on buttons: one stroke-drawn set, 24 by 24, in the colour of the text around them. */
import type { JSX } from "preact";

/** Path data of each drawing; those in FILLED are filled, not stroked. */
const PATHS = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  replay: "M5 12a7 7 0 1 0 2.2-5.1M5 4.5V9h4.5",
  first: "M7 5v14M18 6l-8 6 8 6z",
  last: "M17 5v14M6 6l8 6-8 6z",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  previousEvent: "M12 6l-6 6 6 6M19 6l-6 6 6 6",
  nextEvent: "M12 6l6 6-6 6M5 6l6 6-6 6",
  help: "M9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.1M12 17.6v.1M12 3a9 9 0 1 0 .01 0",
  sun:
    "M12 8a4 4 0 1 0 .01 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M20 14.5A8.3 8.3 0 0 1 9.5 4a8.3 8.3 0 1 0 10.5 10.5z",
  link:
    "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  download: "M12 4v11M7 10.5l5 5 5-5M5 19.5h14",
  upload: "M12 15.5V4M7 8.5l5-5 5 5M5 19.5h14",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  list: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.1M4 12h.1M4 17.5h.1",
  close: "M6 6l12 12M18 6L6 18",
  bin: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 11v5M13.8 11v5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4L2.8 19.5h18.4zM12 10v4.2M12 16.8v.1",
  eye:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0",
  folder: "M3.5 6.5h6l2 2.5h9v10h-17z",
  options: "M4 7.5h9M19 7.5h1M16 5v5M4 16.5h2M12 16.5h8M9 14v5",
  hills: "M2.5 18.5l6.5-11 4.5 7 3-4.5 5 8.5z",
  undo: "M8.5 5L4 9.5 8.5 14M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9",
  redo: "M15.5 5L20 9.5 15.5 14M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H15",
  magnify: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.3 15.3L20.5 20.5M10.5 7.5v6M7.5 10.5h6",
  wheel: "M12 3a9 9 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0M3.2 10.5h6.9M13.9 10.5h6.9M12 14v7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  quarter: "M4 12h9v8H4zM8.5 8A6.5 6.5 0 0 1 18 7.5v3.5M14.8 8l3.2 3.3L21 8",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  star: "M12 3.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7L12 16.6l-5.2 2.9L8 13.8l-4.3-4 5.8-.7z",
  live:
    "M12 10a2 2 0 1 0 .01 0M7.8 7.8a6 6 0 0 0 0 8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14",
} as const;

const FILLED: readonly string[] = ["play", "pause"];

/** The name of a drawing. */
export type IconName = keyof typeof PATHS;

interface DrawingProps {
  readonly className: string;
  /** Path data, on 24 by 24. */
  readonly path: string;
  /** Its side, in pixels; without it the style says. */
  readonly size?: number;
  readonly isFilled?: boolean;
  readonly transform?: string | undefined;
}

/** One drawing in the manner of all: what stands beside it says the same in words. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { className, path, size, isFilled = false, transform } = props;
  return (
    <svg
      class={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={isFilled ? "currentColor" : "none"}
      stroke={isFilled ? "none" : "currentColor"}
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={path} transform={transform} />
    </svg>
  );
}

/** A drawing without words: the button around it has a label. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return <Drawing className="icon" path={PATHS[name]} size={24} isFilled={FILLED.includes(name)} />;
}
