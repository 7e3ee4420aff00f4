/**
 * Everything that the pages say, in the reader's language. English is the only one so far: another one is a folder
 * beside `en` of the same shape, and a choice here.
 */
import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { library } from "./en/library.ts";
import { match } from "./en/match.ts";
import { panels } from "./en/panels.ts";
import { player } from "./en/player.ts";
import { tanks } from "./en/tanks.ts";

/** The sentences of the pages, by the part of the page. Sentences with something in them are functions. */
export const strings = { frame, home, library, match, panels, player, tanks } as const;
