/** What were best from here: told, and shown as a way on the road. */
import "./advice_card.css";
import type { JSX } from "preact";
import { moveAt } from "../../../lib/frogger/moves_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { FroggerStore } from "../store/types.ts";

const text = strings.frogger;

/** Nothing but two buttons until one of them is pressed. */
export function AdviceCard({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { wantsHint, wantsWay } = store;
  return (
    <section class="advice-card" aria-label={text.advice}>
      <div class="advice-tools">
        <Button
          label={text.hint}
          icon="star"
          shortcut="H"
          isPressed={wantsHint.value}
          onClick={() => store.setHint(!wantsHint.peek())}
        >
          {text.hint}
        </Button>
        <Button
          label={text.way}
          icon="eye"
          shortcut="O"
          isPressed={wantsWay.value}
          onClick={() => store.setWay(!wantsWay.peek())}
        >
          {text.way}
        </Button>
      </div>
      <div role="status">{wantsHint.value ? <Told store={store} /> : null}</div>
    </section>
  );
}

function Told({ store }: { readonly store: FroggerStore }): JSX.Element {
  const advice = store.advice.value;
  if (advice === undefined) return <p class="soft">{text.thinking}</p>;
  if (!advice.survives) return <p class="advice-lost">{text.lost}</p>;
  const [next] = advice.moves;
  return (
    <div class="advice-told">
      <p>
        <b>{text.bestFromHere(advice.crossings)}</b>{" "}
        <span class="soft">{text.bestScore(advice.score)}</span>
      </p>
      {next === undefined ? null : (
        <Button
          label={text.takeAdvice(text.moves[moveAt(next)])}
          shortcut="Enter"
          onClick={store.takeAdvice}
        >
          {text.takeAdvice(text.moves[moveAt(next)])}
        </Button>
      )}
    </div>
  );
}
