/** What a circuit that is on no site is called, and how an address tells it. Pure. */
import * as strings from "../../strings/strings.ts";
import type { Address } from "../model/address.ts";
import type { ShownCircuit } from "./types.ts";

/** What an address says of such a circuit. */
export type TrackAddress = Pick<Address, "championship" | "title" | "track">;

/** The title of a circuit of which nothing but its file's name is known. */
export function titleOf(file: string): string {
  return file.replace(/\.cir$/i, "") || strings.race.noTitle;
}

/** How an address tells it; nothing: it is one of the site's. */
export function trackAddress({ championship, file, title, track }: ShownCircuit): TrackAddress {
  if (track === undefined) return {};
  return {
    track,
    ...(title === titleOf(file) ? {} : { title }),
    ...(championship === undefined ? {} : { championship }),
  };
}

/** Whether an address tells of the circuit that is on show, under the same name. */
export function isOnShow(shown: ShownCircuit, address: TrackAddress): boolean {
  const { championship, title, track } = trackAddress(shown);
  return track === address.track && title === address.title &&
    championship?.round === address.championship?.round &&
    championship?.race === address.championship?.race;
}
