/** English: days and times as people read them, in the reader's own time zone. */

// “Pure”: a page that shows no dates need not have them.
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const CLOCK = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
});
const MOMENT = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
});

const SHORT = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const FULL = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "medium",
});

/** A moment on its own: short, and in full for the hint. */
export const dates = {
  short: (at: Date) => SHORT.format(at),
  /** With the year. */
  long: (at: Date) => MOMENT.format(at),
  full: (at: Date) => FULL.format(at),
} as const;

/** `30 Nov 2026`; what is no time is told as it is. */
export function dayOf(iso: string): string {
  return told(DAY, iso);
}

/** `30 Nov 2026, 13:20`. */
export function momentOf(iso: string): string {
  return told(MOMENT, iso);
}

/** `13:20`. */
export function clockTime(iso: string): string {
  return told(CLOCK, iso);
}

function told(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : format.format(time);
}
