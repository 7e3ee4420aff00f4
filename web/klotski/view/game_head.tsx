/** What puzzle it is, whether it has been solved, and what else one can do with it. */
import "./game_head.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ShareButton } from "../../ui/share_button.tsx";
import type { KlotskiStore, ShownPuzzle } from "../store/types.ts";
import { hrefOf } from "./href_of.ts";

const text = strings.klotski;

interface GameHeadProps {
  readonly store: KlotskiStore;
  readonly puzzle: ShownPuzzle;
  readonly onHelp: () => void;
}

/** See the head of this file. */
export function GameHead({ onHelp, puzzle, store }: GameHeadProps): JSX.Element {
  const best = store.solved.value.get(puzzle.key);
  return (
    <header class="game-head">
      <div class="game-title">
        <a class="small" href="klotski.html" aria-label={text.allPuzzles} title={text.allPuzzles}>
          <Icon name="back" />
          <span class="wide-words">{text.allPuzzles}</span>
        </a>
        <h1 class="name">{puzzle.title}</h1>
        {best === undefined ? null : (
          <span class="chip">
            <Icon name="check" />
            {text.solvedBest(best.moves)}
          </span>
        )}
      </div>
      <div class="game-links">
        <ShareButton words={text} />
        <a
          class="button quiet icon-only"
          href={hrefOf(puzzle, { view: "edit" })}
          aria-label={text.edit}
          title={text.edit}
        >
          <Icon name="pencil" />
        </a>
        <Button label={text.help} icon="help" look="quiet" shortcut="?" onClick={onHelp} />
      </div>
    </header>
  );
}
