/** English: an author's own page. */
import type { UploadsLeft } from "../../../lib/contest/published/api.ts";
import { clockTime } from "./dates.ts";
import { type Moment, momentIn } from "./moments.ts";
import { counted, fileSize, whole } from "./numbers.ts";

export const author = {
  // The door.
  title: "Your page",
  door: "Your page in the contest",
  doorField: "Your link or token",
  doorHow:
    "Every author has a personal link, which opens the page where you send your program in. You get yours from the organiser of the contest; ask for it, also if you have lost it.",
  doorPrivate: "Keep it to yourself: whoever has it can send programs in your name.",

  // Where one stands.
  publicPage: "What everybody sees of it",
  notPlayed: "It has not played a stage yet.",
  stands: (rank: number, stage: number) => `Rank ${whole(rank)} in stage ${whole(stage)}`,
  best: (rank: number) => `best rank so far: ${whole(rank)}`,
  stages: (count: number) => counted(count, "stage", "stages"),
  withdrawn:
    "The organiser has withdrawn your program: it takes part in no new stage. Ask what it is about.",

  // Sending.
  send: "Send a version",
  sendFirst: "Send your program",
  closed:
    "This contest is closed: it takes no more programs. What waits is still played, and everything stays here to look at.",
  dropHere: "Drop your program here",
  chooseHint: "Drop files or a folder anywhere on this page, or choose them:",
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  limits: (files: number, size: number, perHour: number) =>
    `At most ${counted(files, "file", "files")} and ${fileSize(size)} together; ${
      counted(perHour, "upload", "uploads")
    } an hour.`,
  left: ({ moreAt, now }: UploadsLeft) => {
    const at = moreAt === undefined ? undefined : clockTime(moreAt);
    if (now === 0) return at === undefined ? "None is left." : `None is left: the next at ${at}.`;
    return at === undefined
      ? `All ${whole(now)} are left.`
      : `${whole(now)} ${now === 1 ? "is" : "are"} left, one more at ${at}.`;
  },
  mustBeCompiled: (language: string, example: string) =>
    `This is the source of a program in ${language}, which nothing here compiles. Compile it for Linux first, for instance with “${example}”, and send the file that comes out of it.`,
  files: "Files to send",
  total: (count: number, size: number, most: number) =>
    `${counted(count, "file", "files")}, ${fileSize(size)} of at most ${fileSize(most)}`,
  leftOut: (count: number) =>
    `${
      counted(count, "file", "files")
    } that no program needs left out (such as .git and __pycache__).`,
  remove: (path: string) => `Remove ${path}`,
  clear: "Remove all",
  command: "How it is started",
  commandPlaceholder: "python3 tank.py",
  commandGuessed: "Guessed from the files. Change it if it is wrong.",
  commandHint:
    "A file such as tank.ts, or a command such as python3 tank.py. Left empty, the server finds out.",
  tooManyFiles: (count: number, most: number) =>
    `These are ${whole(count)} files; at most ${
      whole(most)
    } are taken. Remove what the program does not need.`,
  tooLarge: (size: number, most: number) =>
    `These files have ${fileSize(size)}; at most ${
      fileSize(most)
    } are taken. Remove what the program does not need.`,
  empty: "There is nothing in these files yet.",
  nothingDropped: "There was no file in that which can be sent.",
  sendVersion: (number: number) => `Send version ${whole(number)}`,
  sending: (share: number) =>
    share >= 1 ? "All sent; the server stores it…" : `Sending: ${whole(share * 100)} %`,
  stop: "Stop sending",
  arrived: (number: number) =>
    `Version ${whole(number)} has arrived. Follow it under “Your versions”.`,
  sameTitle: "Send the same again?",
  same: (number: number) =>
    `Version ${
      whole(number)
    } was made of files with the same names and sizes, and none of them has been changed since. Did you save your program, and choose the right files?`,
  sameDeed: "Send it all the same",
  nextTakesPlace: "When a new version has played, it takes the place of the old one.",

  // Versions.
  versions: "Your versions",
  none:
    "Nothing has been sent in yet. Your first version will appear here, and you can watch what becomes of it.",
  steps: { check: "Check", queue: "Queue", stage: "Stage", table: "Table" },
  stepDone: "done",
  stepNow: "now",
  stepNext: "to come",
  stepFailed: "not passed",
  received:
    "It has arrived and is checked next: whether it starts, keeps to the protocol, and answers in time. You can close this page meanwhile.",
  refusedTitle: "What to put right",
  refused:
    "It cannot play like this yet. That happens to everybody and costs nothing: put right what is told below and send it again. Until then, your last good version goes on playing.",
  refusedFirst:
    "It cannot play like this yet. That happens to everybody and costs nothing: put right what is told below and send it again.",
  place: (place: number) =>
    place === 1
      ? "It passed the check and plays next."
      : `It passed the check and waits: place ${whole(place)} in the queue.`,
  waiting: "It passed the check and waits in the queue.",
  held: "It passed the check. The organiser lets it wait a while.",
  playing: "Its stage is being played now.",
  watch: "Watch it live",
  alone: "Nobody else was there yet: it plays as soon as somebody comes.",
  cancelled: "You took it back before it played.",
  takeBack: "Take it back",
  takeBackTitle: (number: number) => `Take version ${whole(number)} back?`,
  takeBackMeans:
    "It leaves the queue and does not play. You can send it again, but then it waits at the end.",
  takenBack: "It is taken back.",
  result: (rank: number) => `rank ${whole(rank)}`,
  found: "What the check found",
  stderr: "What it wrote to standard error",
  noStderr: "It wrote nothing to standard error.",
  sentFiles: (count: number, size: number) =>
    `${counted(count, "file", "files")}, ${fileSize(size)}`,
  startedWith: "Started with",
  faults: (count: number) =>
    count === 1 ? "A round with a fault" : `${whole(count)} rounds with a fault`,
  faultsHint: "What it wrote to standard error there is shown to you alone.",
  faultPlace: (stage: number, moment: Moment) => `Stage ${whole(stage)}, ${momentIn(moment)}`,
  watchRound: "Watch this round",
} as const;
