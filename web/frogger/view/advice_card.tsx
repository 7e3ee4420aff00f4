/** What were best from here: two buttons, and a line that tells it. */
import "./advice_card.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { moveAt } from "../../../lib/frogger/moves_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { FroggerStore, ShownRoad } from "../store/types.ts";
import type { Advice } from "../work/messages.ts";

const text = strings.frogger;

/** Tells it, and shows it as a way on the road. */
export function AdviceTools({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { wantsHint, wantsWay } = store;
  return (
    <div class="advice-tools" role="group" aria-label={text.advice}>
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
  );
}

/** Under the scores, as long as somebody wants to know; until the next is known the last one stays, faintly. */
export function AdviceLine({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const last = useRef<
    { readonly road: ShownRoad | undefined; readonly advice: Advice } | undefined
  >(undefined);
  const [advice, road] = [store.advice.value, store.road.value];
  const isMissing = store.isAdviceMissing.value;
  const played = store.played.value;
  const isOver = played?.squash !== undefined || played?.length === road?.frames;
  const isWanted = !isOver && (store.wantsHint.value || store.wantsWay.value && isMissing);
  if (advice !== undefined) last.current = { advice, road };
  if (!isWanted) return null;
  const known = last.current?.road === road ? last.current?.advice : undefined;
  return (
    <div class="advice-line" role="status">
      {isMissing
        ? <p class="soft">{text.noAdvice}</p>
        : known === undefined
        ? <p class="soft">{text.thinking}</p>
        : <Told advice={known} isOld={advice === undefined} onTake={store.takeAdvice} />}
    </div>
  );
}

interface ToldProps {
  readonly advice: Advice;
  /** It was so before the last move. */
  readonly isOld: boolean;
  readonly onTake: () => void;
}

function Told({ advice, isOld, onTake }: ToldProps): JSX.Element {
  const { crossings, moves: [next], score, survives } = advice;
  if (!survives) return <p class={`advice-lost${isOld ? " old" : ""}`}>{text.lost}</p>;
  const move = next === undefined ? undefined : text.moves[moveAt(next)];
  return (
    <div class={`advice-told${isOld ? " old" : ""}`}>
      <p>
        <b>{text.bestFromHere(crossings)}</b>{" "}
        <span class="soft wide-words">{text.bestScore(score)}</span>
      </p>
      {move === undefined
        ? null
        : (
          <Button label={text.takeAdvice(move)} shortcut="Enter" onClick={onTake}>
            <span class="wide-words">{text.bestMove}</span> {move}
          </Button>
        )}
    </div>
  );
}
