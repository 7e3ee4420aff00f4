/** English: opening logs, and what can go wrong. */
import { counted, whole } from "./numbers.ts";

export const logs = {
  /** Ways to choose a file. */
  opening: {
    open: "Open log files",
    openAnother: "Open another log",
    openHint: "or drop them anywhere on this page",
    openKinds: "Logs end in .jsonl or .jsonl.gz. They stay on this computer.",
    dropHere: "Drop the logs here",
    nothingToOpen: "There is no log in that: logs end in .jsonl or .jsonl.gz.",
  },

  /** What can go wrong while a log is opened; lib/logs tells what is wrong within its lines. */
  problems: {
    notALog: (looks: string) => `This is not a log: it looks like ${looks}`,
    surelyNoLog: (what: string) => `This is ${what}, but no Turniir log`,
    webPageSent: "The server sent a web page instead of a log",
    /** What a file that is no log looks like. */
    looks: {
      archive: "an archive or a packed file of another kind",
      picture: "a picture",
      document: "a PDF document",
      program: "a program",
      utf16: "text in UTF-16, where a log is in UTF-8",
      webPage: "a web page",
      markup: "XML or HTML",
      json: "JSON",
      table: "the table of a run",
      settings: "what a run was begun with",
      journal: "the journal of a run",
      errors: "what a program wrote to standard error",
      text: "plain text",
      bytes: "data of another kind",
    },
    cutOff: "The packed file seems to be cut off: what it still holds is read",
    damaged: "The packed file is damaged: gzip cannot unpack it any further",
    tooLarge: (bytes: number) =>
      `The log is larger than a page can hold (${
        whole(bytes / 2 ** 20)
      } MB): it was read up to there`,
    tooManyRounds: (rounds: number) =>
      `The log has more rounds than a page can hold: the first ${whole(rounds)} are here`,
    notFound: "The server has no such log (404)",
    forbidden: (status: number) => `The server does not hand out this log (${status})`,
    serverFailed: (status: number) => `The server failed to hand out this log (${status})`,
    unreachable: "The server cannot be reached",
    brokenOff: "The connection broke while the log was read",
    elsewhere: "This log lies on another site: a page opens logs of its own site only",
    fromDisk: "A page that was opened from the disk may not read the files beside it",
    unreadable: "The file cannot be read: it may have been moved or changed since it was chosen",
    noRound: (round: number) => `The log has no round ${round}`,
    noRounds: "The log has no rounds",
    doubled: (told: string) => `No number may come twice, but ${told}: it is not listed`,
    doubledMore: (lines: number) => `So it is with ${counted(lines, "more line", "more lines")}`,
    closed: "The log was closed",
    readerFailed: "The part of the page that reads logs has failed",
    badLink: (why: string) => `The address is damaged or was cut off: ${why}`,
    linkTooLong: "it is longer than any that Turniir makes",
    linkOtherVersion: "a newer Turniir may have made it",
    linkNotPacked: "what it holds cannot be unpacked",
    linkTooLarge: "what it holds is larger than any round",
    linkNotRound: "what it holds is not a round",
  },

  /** What to do about a problem, by its code. */
  advice: {
    LOG_EMPTY: "Choose another file, or wait until the first line of this one has been written.",
    LOG_FORMAT:
      "Logs end in .jsonl or .jsonl.gz and lie in the folder “logs” of a run. Choose one of those.",
    LOG_HEADER:
      "The first line of the log needs what the message says; FORMAT.md explains each field.",
    LOG_NEWER: "Use a newer Turniir to look at this log.",
    LOG_RULES:
      "Trust the recorded results; pictures and points of single turns may differ from them.",
    LOG_JSON: "Get the log again from where it came: a line of it has been changed or lost.",
    LOG_ROUND: "Get the log again from where it came: a line of it has been changed or lost.",
    LOG_ILLEGAL:
      "Such a round cannot have been played. Ask whoever made the log how it came about.",
    LOG_UTF8: "Get the log again, and do not let an editor save it in another encoding than UTF-8.",
    LOG_TOO_LONG:
      "No round of the game is so long. “tanks show” on the command line can show long rounds.",
    LOG_TOO_LARGE: "“tanks show” on the command line reads logs of any size.",
    LOG_TOO_MANY: "“tanks show” on the command line shows every round.",
    LOG_DOUBLED:
      "Ask whoever made the log which of the rounds counts: “Check all rounds” finds it wrong, too.",
    LOG_TORN: "All rounds before the tear can be watched. For the rest, get the log again.",
    LOG_DAMAGED: "All rounds before the damage can be watched. For the rest, get the file again.",
    LOG_PACKED: "Unpack it first and choose the log that is in it: only gzip is read as it is.",
    LOG_WEB_PAGE:
      "Check the address: it should end in .jsonl or .jsonl.gz. You may have to sign in first.",
    LOG_NOT_FOUND: "Check the address; the log may have been moved or removed.",
    LOG_FORBIDDEN: "Sign in if the site asks for it, or ask whoever runs it.",
    LOG_SERVER: "Wait a moment and reload the page.",
    LOG_UNREACHABLE:
      "Check that the server is running and the network is up, then reload the page.",
    LOG_ELSEWHERE: "Save the log on this computer and open the file instead.",
    LOG_FROM_DISK: "Choose the file by the button, or drop it onto the page.",
    LOG_UNREADABLE: "Choose the file once more.",
    LOG_NO_ROUND: "Choose one of the rounds in the list.",
    LOG_READER: "Reload the page. If that does not help, the log may be too large for this device.",
    LINK_BROKEN: "Copy the whole address: programs that send messages sometimes cut long ones.",
  },
} as const;
