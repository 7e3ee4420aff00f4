/** A championship as text for people: every round, every race, every table. Pure. */
import { showHundredths } from "../../race/chronometer.ts";
import { cleanText } from "../../race/foreign_text.ts";
import { abovePar } from "../../race/lap_report.ts";
import type {
  PublishedChampionship,
  PublishedPool,
  PublishedPoolResult,
  PublishedRace,
  PublishedRound,
} from "../../race/published_championship.ts";
import { textTable } from "../printing.ts";
import { DECIDED } from "./rank.ts";

type Participants = PublishedChampionship["participants"];

/** Who takes part, and who is out and why. */
export function startText({ out, participants, title }: PublishedChampionship): string {
  const loaned = participants.filter(({ hasHouseCircuit }) => hasHouseCircuit);
  const lines = [
    `${title}: ${counted(participants.length, "participant", "participants")}`,
    ...out.map(({ isLeftOut = false, name, reasons }) =>
      isLeftOut
        ? `${name} is left out. ${reasons[0]}`
        : `${name} is out. Its circuit does not conform. ${reasons[0]}`
    ),
    ...loaned.map(({ name }) =>
      `The circuit of ${name} does not conform: a circuit of the house stands in for it.`
    ),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** A round that is over. */
export function roundText(
  { isFinal, number, pools }: PublishedRound,
  { participants }: PublishedChampionship,
): string {
  const title = isFinal ? "Final" : `Round ${number}`;
  return pools.map((pool) => `\n${poolText(pool, isFinal, title, participants)}`).join("");
}

/** The winner and the gifts; nothing of a contest that is not over. */
export function endText({ gifts, participants, state, winner }: PublishedChampionship): string {
  if (state !== "finished" || winner === undefined) return "";
  const named = gifts.map((id) => nameOf(participants, id)).join(", ");
  return `\n${nameOf(participants, winner)} wins.\n` +
    (gifts.length === 0 ? "Nobody gets a gift.\n" : `Gifts: ${named}\n`);
}

/** The whole contest as far as it is driven. */
export function championshipText(championship: PublishedChampionship): string {
  const rounds = championship.rounds.filter(isDriven);
  return startText(championship) + rounds.map((round) => roundText(round, championship)).join("") +
    endText(championship);
}

/** Whether all pools of a round have their results. */
export function isDriven({ pools }: PublishedRound): boolean {
  return pools.every(({ result }) => result !== undefined);
}

function poolText(
  { members, number, result }: PublishedPool,
  isFinal: boolean,
  title: string,
  participants: Participants,
): string {
  if (result === undefined) return "";
  const head = `${isFinal ? title : `${title}, pool ${number}`}: ${
    counted(members.length, "pilot", "pilots")
  }`;
  const races = result.races.map((race) => raceText(race, participants));
  return [head, ...races, tableText(result, isFinal, participants), meanText(result)].join("\n\n") +
    "\n";
}

function raceText({ circuit, runs }: PublishedRace, participants: Participants): string {
  const par = participants.find(({ id }) => id === circuit)?.par;
  const rows = runs.map((run) => {
    const isValid = run.verdict === "OK" && run.time !== undefined;
    return [
      run.position === undefined ? "-" : String(run.position),
      nameOf(participants, run.pilot),
      String(run.points),
      isValid ? showHundredths(run.time) : run.verdict,
      isValid && run.kmhHundredths !== undefined ? showHundredths(run.kmhHundredths) : "",
      isValid ? (par === undefined ? "" : abovePar(run.time, par)) : cleanText(run.sentence),
    ];
  });
  const told = par === undefined ? "" : `par ${showHundredths(par)}`;
  const headings = ["", `on ${circuit}.cir`, "points", "time", "km/h", told];
  return textTable(headings, rows, { align: ["right", "left", "right", "right", "right"] });
}

function tableText(
  { ranking }: PublishedPoolResult,
  isFinal: boolean,
  participants: Participants,
): string {
  const rows = ranking.map(({ decidedBy, isQualified, pilot, points, rank, sum }) => [
    String(rank),
    nameOf(participants, pilot),
    String(sum),
    points.join(" "),
    ...(isFinal ? [] : [isQualified ? "yes" : ""]),
    decidedBy === undefined ? "" : DECIDED[decidedBy],
  ]);
  const headings = ["rank", "pilot", "sum", "points", ...(isFinal ? [] : ["goes on"])];
  return textTable([...headings, "ahead of the next by"], rows, {
    align: ["right", "left", "right"],
  });
}

function meanText({ mean: { count, sum } }: PublishedPoolResult): string {
  return count === 0
    ? "No run is valid."
    : `Mean of ${counted(count, "valid time", "valid times")}: ${
      showHundredths(Math.round(sum / count))
    } s`;
}

function nameOf(participants: Participants, id: string): string {
  return participants.find((participant) => participant.id === id)?.name ?? id;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
