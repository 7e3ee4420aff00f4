/**
 * Everything that the pages say, in the reader's language. English is the only one so far: another one is a folder
 * beside `en` of the same shape, and a choice here.
 *
 * Each part of the pages has its own export, and is imported by `import * as strings`: then the script of a page holds
 * only the parts that the page uses. Sentences with something in them are functions.
 */
export { author } from "./en/author.ts";
export { championship } from "./en/championship.ts";
export { circuit } from "./en/circuit.ts";
export { contest } from "./en/contest.ts";
export { faults } from "./en/faults.ts";
export { frame } from "./en/frame.ts";
export { frogger } from "./en/frogger.ts";
export { home } from "./en/home.ts";
export { klotski } from "./en/klotski.ts";
export { logs } from "./en/logs.ts";
export { match } from "./en/match.ts";
export { organiser } from "./en/organiser.ts";
export { panels } from "./en/panels.ts";
export { player } from "./en/player.ts";
export { privatePages } from "./en/private_pages.ts";
export { race } from "./en/race.ts";
export { rounds } from "./en/rounds.ts";
export { run } from "./en/run.ts";
export { runs } from "./en/runs.ts";
export { tanks } from "./en/tanks.ts";
