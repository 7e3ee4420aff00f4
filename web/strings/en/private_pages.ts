/** English: what the private pages of a contest, the author's and the organiser's, have in common. */
import { counted, fileSize, whole } from "./numbers.ts";

export const privatePages = {
  // The door.
  enter: "Open",
  noToken: "There is no token in that: paste the whole link, or the token alone.",
  tokenRefused:
    "This link does not open anything (any more). Perhaps it was copied only in part, or a newer one took its place.",
  forget: "Forget me here",
  remember: "Remember me on this device",
  busy: "Opening…",

  // Talking to the server.
  unreachable: "The server does not answer.",
  strange: "The server says something that this page does not understand: reload the page.",
  notServed: "This site takes no programs: its server is not there, or it is a copy of the pages.",
  status: (status: number) => `The server could not do that (error ${status}).`,
  brokeOff: "The connection broke before all had been sent. Nothing was taken in: send it again.",
  stopped: "You stopped it. Nothing was taken in.",
  away: (why: string) => `${why} This page tries again by itself; what it shows may be old.`,
  awayAtFirst: (why: string) => `${why} This page tries again by itself.`,

  // Versions.
  version: (number: number) => `Version ${whole(number)}`,
  states: {
    received: "Being checked",
    refused: "Not fit yet",
    waiting: "Waiting",
    held: "Held",
    playing: "Playing",
    played: "Played",
    cancelled: "Taken back",
  },
  signs: { good: "Fine:", warning: "Worth a look:", bad: "To put right:" },
  inOrder: (count: number) => `What was in order (${whole(count)})`,
  stage: (number: number) => `Stage ${whole(number)}`,
  rank: (rank: number) => `rank ${whole(rank)}`,
  rounds: (played: number, total: number) =>
    `${whole(played)} of ${counted(total, "round", "rounds")} played`,

  // All kinds.
  more: (count: number) => `Show ${whole(count)} more`,
  files: (count: number) => counted(count, "file", "files"),
  bytes: fileSize,
} as const;
