/** What the page of a championship remembers: one factory. The address says what is shown; whoever changes it, the page follows. */
import { computed, signal } from "@preact/signals";
import type { Problem } from "../../lib/core/problem.ts";
import type {
  PublishedChampionship,
  PublishedRace,
} from "../../lib/race/published_championship.ts";
import { circuitOfBytes } from "../race/model/circuit_bytes.ts";
import * as strings from "../strings/strings.ts";
import { problemsIn } from "../ui/problems_in.ts";
import {
  type ChampionshipAddress,
  makeChampionshipAddress,
  parseChampionshipAddress,
} from "./address.ts";
import { nameOf } from "./names.ts";
import {
  type ChampionshipOutside,
  type ChampionshipStore,
  type OpenedRace,
  raceKey,
  type RaceState,
} from "./types.ts";
import { type FetchedLap, watchLinks } from "./watch_links.ts";

/** Makes the store and begins with what the address says. */
export function createChampionshipStore(outside: ChampionshipOutside): ChampionshipStore {
  const address = signal<ChampionshipAddress>(parseChampionshipAddress(outside.readHash()));
  const championship = signal<PublishedChampionship | undefined>(undefined);
  const races = signal<ReadonlyMap<string, RaceState>>(new Map());
  const problems = signal<readonly Problem[]>([]);
  const isBusy = signal(true);
  let isOver = false;

  /** A round that there is not is the last one. */
  const round = computed(() => {
    const count = championship.value?.rounds.length ?? 0;
    const asked = address.value.view === "round" ? address.value.round : undefined;
    return asked !== undefined && asked <= count ? asked : count;
  });

  async function read(): Promise<void> {
    try {
      const found = await outside.readChampionship();
      if (isOver) return;
      championship.value = found;
      problems.value = found === undefined ? [NONE] : [];
      openAddressed();
    } catch (error) {
      if (!isOver) problems.value = problemsIn(error);
    } finally {
      isBusy.value = false;
    }
  }

  /** The race that the address names is open from the beginning. */
  function openAddressed(): void {
    const shown = address.peek();
    if (shown.view === "round" && shown.race !== undefined) void open(shown.race);
  }

  async function open(circuit: string): Promise<void> {
    const all = championship.peek();
    const number = round.peek();
    const key = raceKey(number, circuit);
    const race = all && findRace(all, number, circuit);
    const state = races.peek().get(key)?.kind;
    if (all === undefined || race === undefined || state === "busy" || state === "open") return;
    const put = (now: RaceState) => {
      if (!isOver) races.value = new Map([...races.peek(), [key, now]]);
    };
    put({ kind: "busy" });
    try {
      put({ kind: "open", race: await fetchRace(all, race, number) });
    } catch (error) {
      put({ kind: "failed", why: problemsIn(error).map(({ message }) => message).join(" ") });
    }
  }

  async function fetchRace(
    all: PublishedChampionship,
    race: PublishedRace,
    round: number,
  ): Promise<OpenedRace> {
    const file = `${race.circuit}.cir`;
    const fetched = race.runs.flatMap(({ lap, pilot }) =>
      lap === undefined ? [] : [lapOf(lap, pilot, nameOf(all, pilot))]
    );
    const [bytes, laps] = await Promise.all([
      outside.readCircuit(race.circuit),
      Promise.all(fetched),
    ]);
    const circuit = circuitOfBytes(bytes, file);
    const title = strings.championship.race(nameOf(all, race.circuit));
    const championship = { round, race: race.circuit };
    return { circuit, links: await watchLinks({ circuit, file, laps, title, championship }) };
  }

  async function lapOf(lap: string, pilot: string, name: string): Promise<FetchedLap> {
    return { pilot, name, bytes: await outside.readLap(lap) };
  }

  const stopListening = outside.listen(() => {
    address.value = parseChampionshipAddress(outside.readHash());
    openAddressed();
  });
  void read();

  return {
    address,
    championship,
    round,
    races,
    problems,
    isBusy,
    turnRace: (circuit, isOpen) => {
      const shown = address.peek();
      if (shown.view !== "round") return;
      if (isOpen) void open(circuit);
      else if (shown.race !== circuit) return;
      const now: ChampionshipAddress = {
        view: "round",
        round: round.peek(),
        ...(isOpen ? { race: circuit } : {}),
      };
      address.value = now;
      outside.replaceHash(makeChampionshipAddress(now));
    },
    dispose: () => {
      isOver = true;
      stopListening();
    },
  };
}

const NONE: Problem = { code: "SITE_NO_CHAMPIONSHIP", message: strings.championship.none };

function findRace(
  { rounds }: PublishedChampionship,
  number: number,
  circuit: string,
): PublishedRace | undefined {
  const races = rounds.find((round) => round.number === number)?.pools
    .flatMap(({ result }) => result?.races ?? []);
  return races?.find((race) => race.circuit === circuit);
}
