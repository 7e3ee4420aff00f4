/** The world outside as a browser has it. */
import { followContest } from "../site/follow_contest.ts";
import { BROWSER_POLL } from "../site/poll.ts";
import { browserDoor } from "../site/private_access.ts";
import { authorApi } from "../site/private_api.ts";
import { browserKeeper, browserPlace } from "../site/private_token.ts";
import type { AuthorOutside } from "./types.ts";

/** The folder of the page, where its server answers. */
const BASE = "";

/** What the store of an author needs on a page. */
export function browserOutside(): AuthorOutside {
  return {
    ...BROWSER_POLL,
    ...browserDoor(),
    keeper: browserKeeper(),
    place: browserPlace(),
    api: authorApi(BASE),
    followProgress: (hear) =>
      followContest(BASE, (event) => {
        if (event.kind === "progress") hear(event);
      }),
  };
}
