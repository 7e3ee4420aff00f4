/** How fast it plays: slower, what it is, faster. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../button.tsx";
import { PLAYER_KEYS } from "./keys.ts";
import { type Player, SPEEDS } from "./types.ts";

/** A press on the speed itself goes back to normal. */
export function SpeedControl({ player }: { readonly player: Player }): JSX.Element {
  const words = strings.player;
  const speed = player.speed.value;
  const times = words.times(speed);
  return (
    <div class="speed" role="group" aria-label={words.speed}>
      <Button
        label={words.slower}
        shortcut={PLAYER_KEYS.slower}
        look="quiet"
        isDisabled={speed === SPEEDS[0]}
        onClick={player.slower}
      >
        <span aria-hidden="true">−</span>
        <span class="spoken">{words.slower}</span>
      </Button>
      <Button label={words.normalSpeed} look="quiet" onClick={() => player.setSpeed(1)}>
        <output aria-label={words.speedIs(times)}>{times}</output>
        <span class="spoken">. {words.normalSpeed}</span>
      </Button>
      <Button
        label={words.faster}
        shortcut={PLAYER_KEYS.faster}
        look="quiet"
        isDisabled={speed === SPEEDS.at(-1)}
        onClick={player.faster}
      >
        <span aria-hidden="true">+</span>
        <span class="spoken">{words.faster}</span>
      </Button>
    </div>
  );
}
