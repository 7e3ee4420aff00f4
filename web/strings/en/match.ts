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
  fullScreen: "The arena on the whole screen",
  eyes: (name: string): string => `You see what ${name} knows.`,
  allEyes: "Show everything",
  waiting: "No round has ended yet. The first one will start here by itself.",
  waitingMelee: (duels: number): string =>
    `No round has ended yet: the melee comes last, after ${
      duels === 1 ? "one more duel round" : `${duels} more duel rounds`
    }. The first one will start here by itself.`,
  busy: "Opening…",
  dismiss: "Close this message",

  panels: "About this round",
  panelTanks: "Tanks",
  panelEvents: "Events",
  panelKnows: "Knows",
  panelLines: "In/out",
  panelRounds: "Rounds",
  panelFacts: "Facts",

  share: "Share and save",

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
  keyEyesInTurn: "See through each tank’s eyes in turn, or not",
  keyActionOn: "One action on, within a turn",
  keyActionBack: "One action back",
  keyTurned: "Turn the field by a quarter",
  keyLarger: "Field larger",
  keySmaller: "Field smaller",
  keyFullScreen: "Arena on the whole screen",
} as const;
