/**
 * Everything that the pages say, in the reader's language. English is the only one so far: another one is a folder
 * beside `en` of the same shape, and a choice here.
 *
 * Each part of the pages has its own export, and is imported by `import * as strings`: then the script of a page holds
 * only the parts that the page uses. Sentences with something in them are functions.
 *
 * What is said by parts that a page loads after its first picture stands in `later.ts`: the bundler puts all that is
 * exported here, and used anywhere, into what a page loads first.
 */
export { author } from "./en/author.ts";
export { championship } from "./en/championship.ts";
export { circuit } from "./en/circuit.ts";
export { contest } from "./en/contest.ts";
export { dates } from "./en/dates.ts";
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
export { run } from "./en/run.ts";
export { runs } from "./en/runs.ts";
export { tanks } from "./en/tanks.ts";
