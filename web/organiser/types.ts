/** What the organiser's page remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type {
  OrganiserAnswer,
  OrganiserDeed,
  OrganiserView,
} from "../../lib/contest/published/api.ts";
import type { Access, AccessOutside } from "../site/private_access.ts";
import type { OrganiserApi } from "../site/private_api.ts";

/** The world outside; a test brings its own. */
export interface OrganiserOutside extends AccessOutside {
  readonly api: OrganiserApi;
  /** The address of a page of the site, as others reach it where `address` says how. */
  pageAt(page: string, address: string | undefined): string;
}

/** What came of a deed, and where on the page that is told. */
export interface Outcome {
  readonly place: string;
  readonly look: "good" | "bad";
  readonly text: string;
}

/** Everything that the page shows. */
export interface OrganiserStore {
  readonly access: Access<OrganiserView>;
  /** Of the last deed. */
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  /** The place whose deed is being done. */
  readonly busy: ReadonlySignal<string | undefined>;
  /** An invitation that was just made: its token is told once. */
  readonly invited: ReadonlySignal<NonNullable<OrganiserAnswer["invited"]> | undefined>;
  /** Does something; `place` says where on the page its outcome is told. Gives whether it was done. */
  act(place: string, deed: OrganiserDeed): Promise<boolean>;
  /** The invitation has been copied. */
  putAway(): void;
  readonly pageAt: OrganiserOutside["pageAt"];
  dispose(): void;
}
