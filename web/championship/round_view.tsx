/** A round: its pools, each with its table and its races. */
import "./round_view.css";
import type { JSX } from "preact";
import type {
  PublishedChampionship,
  PublishedPool,
  PublishedRound,
} from "../../lib/race/published_championship.ts";
import * as strings from "../strings/strings.ts";
import { PoolTable } from "./pool_table.tsx";
import { RaceCard } from "./race_card.tsx";
import type { ChampionshipStore } from "./types.ts";

const text = strings.championship;

interface RoundViewProps {
  readonly championship: PublishedChampionship;
  readonly round: PublishedRound;
  readonly store: ChampionshipStore;
}

/** Of the final there is one pool, which has no number. */
export function RoundView(props: RoundViewProps): JSX.Element {
  const { isFinal, pools } = props.round;
  return (
    <div class="round-view">
      {pools.map((pool) => (
        <section key={pool.number} class="championship-part">
          <div class="championship-part-head">
            <h2>{isFinal ? text.final : text.pool(pool.number)}</h2>
            <p class="soft">{text.poolSize(pool.members.length)}</p>
          </div>
          <Pool {...props} pool={pool} />
        </section>
      ))}
    </div>
  );
}

function Pool(
  { championship, pool, round, store }: RoundViewProps & { readonly pool: PublishedPool },
): JSX.Element {
  const { result } = pool;
  if (result === undefined) return <p class="soft">{text.notDriven}</p>;
  return (
    <>
      <PoolTable championship={championship} result={result} />
      <h3 class="races-head">{text.races}</h3>
      <div class="race-cards">
        {result.races.map((race) => (
          <RaceCard key={race.circuit} {...{ championship, race, round: round.number, store }} />
        ))}
      </div>
    </>
  );
}
