/** What participants are called. Pure. */
import type {
  PublishedChampionship,
  PublishedParticipant,
} from "../../lib/race/published_championship.ts";

/** A participant by its id. */
export function participantOf(
  { participants }: PublishedChampionship,
  id: string,
): PublishedParticipant | undefined {
  return participants.find((participant) => participant.id === id);
}

/** A stranger's text. */
export function nameOf(championship: PublishedChampionship, id: string): string {
  return participantOf(championship, id)?.name ?? id;
}
