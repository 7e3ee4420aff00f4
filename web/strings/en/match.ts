/** English: the page of a match, round the picture. */
export const match = {
  sharedRound: "A shared round",
  onlyRound: (round: number): string => `There is only round ${round} here`,
  noSuchMatch: (match: string, run: string): string => `${run} has no match "${match}"`,
  foreignLog: (address: string): string =>
    `${address} is on another host: this page opens logs of its own host only; download the log and drop it here`,

  tanks: "Tanks",
  duelOf: (names: readonly string[]): string => names.join(" against "),
  meleeOf: (count: number): string => `Melee of ${count}`,
  roundOf: (round: number, total: number | undefined): string =>
    total === undefined ? `Round ${round}` : `Round ${round} of ${total}`,
  /** After the name of the match. */
  roundInTitle: (round: number): string => ` · round ${round}`,
  /** For the browser's tab; the run is where the match is part of one. */
  title: (match: string, round: number | undefined, run: string | undefined): string =>
    [match, ...(round === undefined ? [] : [`round ${round}`]), ...(run === undefined ? [] : [run])]
      .join(" · "),
  playedOf: (played: number, total: number): string => `${played} of ${total} played`,
  newest: "Newest",
  newestRound: "Newest round",
  turn: { one: "turn", many: "turns" },
  path: "Where you are",
  previousRound: "Previous round",
  nextRound: "Next round",
  playsOn: "Play on into the next round",
  heights: "Show the heights as numbers",
  fullScreen: "The arena on the whole screen",
  eyes: (name: string): string => `You see what ${name} knows.`,
  allEyes: "Show everything",
  waiting: "No round has ended yet. The first one will start here by itself.",
  busy: "Opening…",
  dismiss: "Close this message",

  panels: "About this round",
  panelTanks: "Tanks",
  panelEvents: "Events",
  panelKnows: "Knows",
  panelLines: "In/out",
  panelRounds: "Rounds",
  panelFacts: "Facts",
  verifyAll: "Check all rounds",
  verifyHint:
    "Plays every round again, with the code of the arena that played it, and compares all that the log says.",
  verifyRunning: (checked: number): string => `Checked ${checked} rounds so far: all agree.`,
  verifyTrue: (checked: number): string =>
    checked === 1
      ? "The one round agrees with the log."
      : `All ${checked} rounds agree with the log.`,
  verifyFalse: (round: number, turn: number, message: string): string =>
    `Round ${round}, turn ${turn}: ${message}`,
  warnings: "Worth knowing about this log",

  share: "Share and save",
  links: "Links",
  linkHere: "Link to this moment",
  linkHereHint: "Opens this round at this turn, for everybody who can reach this site.",
  linkWhole: "Link that holds the whole round",
  linkWholeHint: "The round is in the link itself: it plays even where the log is not to be had.",
  linkFromDisk:
    "This page is a file on your computer, so a link to it would lead nobody else here. Send the file itself, or what you save below: a log can be dropped on any of these pages.",
  linkTooLong:
    "This round is too long to be put into a link. Download it and send the file; anybody can drop it on this page.",
  downloads: "Log",
  downloadRound: "This round",
  downloadLog: "All rounds",
  pictures: "Pictures",
  pictureSize: "Size",
  pixels: (side: number): string => `${side} pixels`,
  fromTurn: "From turn",
  toTurn: "To turn",
  turnedRound: (from: number, to: number): string =>
    `Turn ${to} comes after turn ${from}: the picture shows turns ${from} to ${to}.`,
  onlyEvents: (turns: number, of: number): string =>
    `Only turns in which something happens: ${turns} of ${of}`,
  pictureEstimate: (frames: number, seconds: number, bytes: number): string =>
    `The animated picture will have ${frames} ${frames === 1 ? "frame" : "frames"} and last ` +
    `${Math.round(seconds)} seconds; the file will take roughly ${megabytes(bytes)}.`,
  makeAnimation: "Animated picture (GIF)",
  makingAnimation: "How much of the picture is done",
  makeStill: "This turn (PNG)",
  cancel: "Stop",
  pictureFailed: (why: string): string => `The picture could not be made: ${why}`,

  openTitle: "Watch a tanks log",
  wantedFile: (name: string): string =>
    `This address is about "${name}", a file on the computer of whoever made it. Open that file to go on.`,
  allMatches: (run: string): string => `All matches of ${run}`,
  keyNextRound: "Next round",
  keyPreviousRound: "Previous round",
  keyFog: "See through the chosen tank’s eyes, or everything",
  keySeat: "Choose the next tank",
  keyShare: "Share and save",
  keyHeights: "Heights as numbers",
  keyFullScreen: "Arena on the whole screen",
} as const;

/** To one digit that counts, since it is a guess: `0.4 MB`, `3 MB`. */
function megabytes(bytes: number): string {
  const amount = bytes / 1e6;
  return `${amount < 0.95 ? Math.max(0.1, amount).toFixed(1) : Math.round(amount)} MB`;
}
