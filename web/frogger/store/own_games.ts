/** Whose moves are on the board, on the road on show. */
import { createOwnGames, type OwnGames } from "../../ui/own_games.ts";
import { type Hand, HANDS } from "../model/hand.ts";
import { playablePart } from "../model/shown_run.ts";
import { loadPlayer, type State } from "./state.ts";

/** See web/ui/own_games.ts. */
export function createOwnHands(state: State): OwnGames<Hand> {
  const { road, view } = state;
  return createOwnGames({ ...state, board: state.hand }, {
    kind: HANDS,
    playable: (hand) => {
      const traffic = road.peek()?.traffic;
      return traffic === undefined ? hand : playablePart(traffic, hand);
    },
    changed: () => {
      if (view.peek() === "play") loadPlayer(state, 0);
    },
  });
}
