/** English: what stands round every page. */
export const frame = {
  name: "Turniir",
  skip: "Skip to the content",
  close: "Close",
  no: "No, leave it",
  copy: "Copy",
  copied: "Copied",
  navigation: "Pages",
  start: "Start",
  contest: "Contest",
  tanks: "Tanks",
  race: "Race",
  frogger: "Frogger",
  klotski: "Klotski",
  guide: "How to write a program",
  rules: "The rules",
  titleOf: (page: string) => `${page} · Turniir`,
  dark: "Dark colours",
  light: "Light colours",
  system: "Colours as the system has them",
  /** What a press on the button brings. */
  themeNow: (now: string, next: string) => `${now}; press for: ${next}`,
  /** Something of the page is loaded later, and could not be. */
  partMissing:
    "This part of the page could not be loaded. Is there a connection? Open it again to try once more.",
  pageFailed: (why: string) => `The page failed by a mistake of its own: ${why}`,
  footer: "Turniir runs contests between programs and shows what happened.",
} as const;
