/** English: taking a match away, as a link, a log or a picture. */
export const share = {
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
  position: (turn: number): string => turn === 0 ? "The start, as text" : `Turn ${turn}, as text`,
  copyField: "Copy the field",
  copySentence: "Copy it in words",
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

  animation: {
    /** Why it moves in leaps; `every` turns are one. */
    thinned: (every: number): string =>
      every === 2
        ? "The round is long: the picture shows every second turn."
        : `The round is long: the picture shows one turn in ${every}.`,
    noWorker:
      "The part of the page that makes it did not start; some browsers allow that only on pages from a site.",
  },
} as const;

/** To one digit that counts, since it is a guess: `0.4 MB`, `3 MB`. */
function megabytes(bytes: number): string {
  const amount = bytes / 1e6;
  return `${amount < 0.95 ? Math.max(0.1, amount).toFixed(1) : Math.round(amount)} MB`;
}
