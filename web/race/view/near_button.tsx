/** From near, or the whole circuit. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { RaceStore } from "../store/types.ts";

/** Pressed while the picture follows the car from near. */
export function NearButton({ store }: { readonly store: RaceStore }): JSX.Element {
  const isNear = store.isNear.value;
  return (
    <Button
      label={strings.race.near}
      icon="magnify"
      look="quiet"
      isPressed={isNear}
      shortcut="V"
      onClick={() => store.setNear(!isNear)}
    />
  );
}
