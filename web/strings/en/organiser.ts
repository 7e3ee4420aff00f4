/** English: the organiser's page. */
import { counted, whole } from "./numbers.ts";

export const organiser = {
  // The door.
  title: "Organiser",
  door: "The organiser’s desk",
  doorField: "Your link or token",
  doorHow:
    "When the server of a contest starts, it prints a link for its organiser in the terminal. Open that link, or paste it here. A new start prints a new one.",

  // The contest.
  desk: "Organiser’s desk",
  states: { open: "Open", closed: "Closed" },
  facts: (entries: number, stages: number, waiting: number) =>
    [
      counted(entries, "entry", "entries"),
      counted(stages, "stage", "stages"),
      waiting === 0 ? "nobody waits" : `${whole(waiting)} in the queue`,
    ].join(" · "),
  close: "Close the contest",
  closeTitle: "Close the contest?",
  closeMeans:
    "Nobody can send programs in any more. What waits is still played, and everything stays to be seen. You can open it again at any time.",
  open: "Open it again",

  // Workers.
  workers: "What is going on",
  tasks: { check: "Checking", play: "Playing" },
  workerStates: { idle: "idle", busy: "at work", failing: "failing", stopped: "stopped" },
  silent: "Nothing heard from it yet.",
  lastHeard: "last heard:",

  // The queue.
  queue: "Queue",
  queueEmpty: "Nobody waits. A program that is sent in appears here.",
  queueStates: { checking: "received", waiting: "waiting", held: "held", playing: "playing" },
  hold: "Hold",
  holdOf: (name: string, version: number) => `Hold ${name}, version ${whole(version)}`,
  release: "Release",
  releaseOf: (name: string, version: number) => `Release ${name}, version ${whole(version)}`,

  // Inviting.
  invite: "Invite an author",
  inviteHint:
    "Makes a personal link with which an author sends programs in. The name is what the table shows.",
  name: "Name of the entry",
  inviteDeed: "Make a link",
  invitedTitle: (name: string) => `Link for ${name}`,
  invitedOnce: "It is shown only now: copy it before you leave. If it gets lost, make a new one.",
  link: "Personal link",
  linkHint: "Whoever has it can send programs in this name. Send it to nobody else.",
  mail: "Message to send",
  mailHint: "Ready to paste into a mail.",
  mailText: (title: string, name: string, link: string, guide: string) =>
    `Hello! “${name}” is invited to the contest “${title}”. Send your program in on this page, which is yours alone: ${link}\n\nHow to write a program: ${guide}`,
  onlyHere:
    "These links work on this machine only: the server listens for nobody else. Start it with --host or --public-name, and make the links then (“turniir serve --help” tells how).",
  done: "Done, I have it",
  againTitle: (name: string) => `Make a new link for ${name}?`,
  againMeans: "There is a link for this entry already. It ends as soon as there is a new one.",

  // Entries.
  entries: "Entries",
  entriesEmpty: "There are none yet: invite the first author.",
  find: "Find an entry",
  noneFound: (query: string) => `No entry is called like “${query}”.`,
  withdrawn: "withdrawn",
  notInvited: "no link",
  noVersion: "nothing sent in yet",
  plays: (version: number) => `plays with version ${whole(version)}`,
  onlyTried: "no version fit yet",
  lastRank: (rank: number, stage: number) => `rank ${whole(rank)} in stage ${whole(stage)}`,
  actions: (name: string) => `What to do with ${name}`,
  newLink: "New link",
  publicPage: "Its public page",
  rename: "Rename",
  renameTitle: (name: string) => `Rename ${name}`,
  renameField: "New name",
  renameHint: "The address of its page stays, and old stages keep the name of their time.",
  renameDeed: "Rename it",
  withdraw: "Withdraw",
  withdrawTitle: (name: string) => `Withdraw ${name}?`,
  withdrawMeans:
    "It takes part in no stage from now on, and what it has in the queue does not play. Its results so far stay. You can bring it back.",
  restore: "Bring back",
  versions: "Versions",
  noVersions: "None has been sent in.",
  fingerprint: "fingerprint",
  fit: "fit",
  unfit: "not fit",

  // Stages.
  stages: "Stages",
  stagesEmpty: "None has been played yet.",
  findStage: "Find a stage or an entry",
  noStageFound: (query: string) => `No stage fits “${query}”.`,
  stageFor: (version: number) => `version ${whole(version)}`,
  stageStates: { playing: "being played", finished: "finished", annulled: "annulled" },
  programs: (count: number) => counted(count, "program", "programs"),
  won: "won by",
  replacedBy: (stage: number) => `replaced by stage ${whole(stage)}`,
  repeats: (stage: number) => `repeats stage ${whole(stage)}`,
  again: "Play it again",
  repeatTitle: (stage: number) => `Play stage ${whole(stage)} again?`,
  repeatMeans:
    "The same programs play a new stage on other fields, before those who wait. When that is finished, the old stage counts no more; it stays to be looked at. Only the last stage can be played again.",

  // What came of a deed.
  outcomes: {
    hold: "Held: it waits until you release it.",
    release: "Released: it is in the queue again.",
    again: "It will be played again before those who wait.",
    withdraw: "Withdrawn.",
    restore: "It is back.",
    rename: "Renamed.",
    invite: "The link is made.",
    close: "The contest is closed.",
    open: "The contest is open.",
  },
} as const;
