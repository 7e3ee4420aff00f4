/** Adds the best lap that there is, once it has been found. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { RaceStore } from "../store/types.ts";

const text = strings.race;

interface BestButtonProps {
  readonly store: RaceStore;
  readonly look?: "plain" | "primary";
}

/** Nothing where it is among the laps already. */
export function BestButton({ look = "plain", store }: BestButtonProps): JSX.Element | null {
  const isSearching = store.isSearching.value;
  if (store.laps.value.some(({ isBest }) => isBest)) return null;
  return (
    <>
      <Button
        label={text.addBest}
        icon="star"
        look={look}
        isDisabled={isSearching}
        onClick={() => void store.addBest()}
      >
        {isSearching ? text.searching : text.addBest}
      </Button>
      <span class="spoken" role="status">{isSearching ? text.searching : ""}</span>
    </>
  );
}
