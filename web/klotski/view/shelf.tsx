/** The puzzles of the site as small pictures, and which of them one has solved. */
import "./shelf.css";
import type { JSX } from "preact";
import { startPosition } from "../../../lib/klotski/board.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { makeAddress } from "../model/address.ts";
import { FILES } from "../model/file_kind.ts";
import type { KlotskiStore, ShelfPuzzle } from "../store/types.ts";
import { MiniBoard } from "./mini_board.tsx";
import { openFirst } from "./open_first.ts";

const text = strings.klotski;

/** What the page shows first. */
export function Shelf({ store }: { readonly store: KlotskiStore }): JSX.Element {
  const shelf = store.shelf.value;
  return (
    <div class="klotski-shelf">
      <header>
        <h1>{text.heading}</h1>
        <p class="lead soft">{text.lead}</p>
        <div class="shelf-tools">
          <Begin store={store} />
          <a class="button" href="klotski.html#view=edit">
            <Icon name="pencil" />
            {text.draw}
          </a>
          <OpenFiles
            folder="klotski"
            label={text.open}
            accept={FILES}
            isOneOnly
            onOpen={openFirst(store)}
          />
        </div>
      </header>
      {shelf === null ? <p class="soft">{text.noShelf}</p> : null}
      {shelf === undefined || shelf === null ? null : (
        <section>
          <div class="shelf-head">
            <h2>{text.shelf}</h2>
            <p class="soft small">
              {text.solvedCount(
                shelf.filter(({ published }) => store.solved.value.has(published.id)).length,
                shelf.filter(({ published }) => published.optimum !== "none").length,
              )}
            </p>
          </div>
          <ul class="shelf-cards">
            {shelf.map((puzzle) => (
              <Card
                key={puzzle.published.id}
                store={store}
                puzzle={puzzle}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** L'âne rouge, with which everybody begins. */
const CLASSIC = "ane-rouge";

/** Where one was, or the classic. */
function Begin({ store }: { readonly store: KlotskiStore }): JSX.Element | null {
  const last = store.lastPlayed();
  const shelf = store.shelf.value ?? [];
  const first = shelf.find(({ published }) => published.id === CLASSIC) ?? shelf[0];
  if (last === undefined && first === undefined) return null;
  const hash = last ?? makeAddress({ variant: first?.published.id ?? "" });
  return (
    <a class="button primary" href={`klotski.html${hash}`}>
      <Icon name="play" />
      {last === undefined ? text.playClassic : text.goOn}
    </a>
  );
}

interface CardProps {
  readonly store: KlotskiStore;
  readonly puzzle: ShelfPuzzle;
}

function Card({ puzzle, store }: CardProps): JSX.Element | null {
  const { id, optimum, title } = puzzle.published;
  const variant = puzzle.variant();
  if (variant === undefined) return null;
  const best = store.solved.value.get(id);
  return (
    <li>
      <a class="card shelf-card" href={`klotski.html${makeAddress({ variant: id })}`}>
        <span class="shelf-picture">
          <MiniBoard variant={variant} position={startPosition(variant)} />
        </span>
        <span class="shelf-words">
          <span class="shelf-title">{title}</span>
          <span class="small soft">
            {optimum === undefined
              ? text.freePlay
              : optimum === "none"
              ? text.noSolution
              : text.optimum(optimum.moves)}
          </span>
        </span>
        {best === undefined ? null : (
          <span class="shelf-solved" title={text.solvedBest(best.moves)}>
            <Icon name="check" />
            <span class="spoken">{text.solvedMark}</span>
          </span>
        )}
      </a>
    </li>
  );
}
