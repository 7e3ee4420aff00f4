/** Games of the reader's own that are not on the board: they are told of until that is closed, and can always be asked for. */
import "./aside_notice.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lengthOf } from "../model/hand.ts";
import type { FroggerStore } from "../store/types.ts";

const text = strings.frogger;

/** Nothing where there are none, or where it was closed. */
export function AsideNotice({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const games = store.asideGames.value;
  const [first] = games;
  if (first === undefined || !store.isAsideTold.value) return null;
  return (
    <div class="aside-notice">
      <Notice
        look="info"
        dismiss={text.dismissAside}
        onDismiss={() => store.tellAside(false)}
      >
        <div class="aside-games">
          <p>{text.aside(games.length, lengthOf(first))}</p>
          <div class="aside-list">
            {games.map((game, at) => {
              const moves = lengthOf(game);
              return (
                <Button
                  key={at}
                  label={text.takeUpHint(moves)}
                  onClick={() => store.takeUp(game)}
                >
                  {games.length === 1 ? text.takeUp : text.takeUpOf(moves)}
                </Button>
              );
            })}
          </div>
        </div>
      </Notice>
    </div>
  );
}

/** Where the notice was closed: asks for it again. */
export function AsideButton({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const games = store.asideGames.value.length;
  if (games === 0 || store.isAsideTold.value) return null;
  return (
    <Button label={text.asideHint(games)} icon="folder" onClick={() => store.tellAside(true)}>
      {text.asideShort(games)}
    </Button>
  );
}
