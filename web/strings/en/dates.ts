/** English: days and times as people read them, in the reader's own time zone. */

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

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
