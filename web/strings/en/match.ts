/** English: the page of a match, round the picture. */
export const match = {
  sharedRound: "A shared round",
  onlyRound: (round: number): string => `There is only round ${round} here`,
  noSuchMatch: (match: string, run: string): string => `${run} has no match "${match}"`,
  foreignLog: (address: string): string =>
    `${address} is on another host: this page opens logs of its own host only; download the log and drop it here`,
  pageFailed: (why: string): string => `The page failed by a mistake of its own: ${why}`,

  tanks: "Tanks",
  duelOf: (names: readonly string[]): string => names.join(" against "),
  meleeOf: (count: number): string => `Melee of ${count}`,
  roundOf: (round: number, total: number | undefined): string =>
    total === undefined ? `Round ${round}` : `Round ${round} of ${total}`,
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
  panelLines: "Lines",
  panelRounds: "Rounds",
  panelFacts: "Facts",
  verifyAll: "Check every round of this log",
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
  linkHere: "Link to this moment",
  linkHereHint: "Opens this round at this turn, for everybody who can reach this site.",
  linkWhole: "Link that holds the whole round",
  linkWholeHint:
    "The round is in the link itself: it plays without the log, wherever this page is.",
  linkTooLong:
    "This round is too long to be put into a link. Download it and send the file; anybody can drop it on this page.",
  downloads: "The log",
  downloadRound: "This round as a log",
  downloadLog: "The whole log",
  pictures: "Pictures",
  pictureSize: "Size",
  pixels: (side: number): string => `${side} pixels`,
  fromTurn: "From turn",
  toTurn: "to turn",
  makeAnimation: "Animated picture (GIF)",
  makingAnimation: "How much of the picture is done",
  makeStill: "This turn (PNG)",
  cancel: "Stop",
  pictureFailed: (why: string): string => `The picture could not be made: ${why}`,

  openTitle: "Watch a tanks log",
  wantedFile: (name: string): string =>
    `This address is about "${name}", a file on the computer of whoever made it. Open that file to go on.`,
  allMatches: (run: string): string => `All matches of ${run}`,
  keyNextRound: "next round",
  keyPreviousRound: "previous round",
  keyFog: "see through the chosen tank's eyes, or everything",
  keySeat: "choose the next tank",
  keyShare: "share and save",
  keyHeights: "heights as numbers",
  keyFullScreen: "arena on the whole screen",
} as const;
