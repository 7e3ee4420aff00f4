/** The world outside as a browser has it. */
import { BROWSER_POLL } from "../site/poll.ts";
import { browserDoor } from "../site/private_access.ts";
import { organiserApi } from "../site/private_api.ts";
import { browserKeeper, browserPlace } from "../site/private_token.ts";
import type { OrganiserOutside } from "./types.ts";

/** The folder of the page, where its server answers. */
const BASE = "";

/** What the store of the organiser needs on a page. */
export function browserOutside(): OrganiserOutside {
  return {
    ...BROWSER_POLL,
    ...browserDoor(),
    keeper: browserKeeper(),
    place: browserPlace(),
    api: organiserApi(BASE),
    pageAt: (page, address) => {
      const from = address !== undefined && URL.canParse(address) ? address : location.href;
      return new URL(page, from).href;
    },
  };
}
