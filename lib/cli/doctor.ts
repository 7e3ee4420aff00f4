/** `turniir doctor`: proves every layer of the sandbox on this machine. */
import { examine, type Finding, isGood } from "../judge/doctor.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { type Output, terminal } from "./printing.ts";

export interface DoctorOptions {
  /** Print JSON instead of sentences. */
  readonly json?: boolean;
  /** False: as if bubblewrap were not there (`--no-bwrap`). */
  readonly bwrap?: boolean;
  /** As if every native program were trusted. */
  readonly trustNative?: boolean;
}

/**
 * Examines this machine and prints what was found on standard output.
 * @returns The exit status: 0 if all that is recommended holds, 1 otherwise.
 */
export async function doctor(options: DoctorOptions, output: Output = terminal): Promise<number> {
  await using workshop = await openWorkshop();
  const findings = await examine({
    workshop: workshop.folder,
    bubblewrap: options.bwrap !== false,
    trustNative: options.trustNative === true,
  });
  const text = options.json === true
    ? JSON.stringify({ ok: findings.every(isGood), findings }, null, 2)
    : describe(findings);
  output.print(`${text}\n`);
  return findings.every(isGood) ? 0 : 1;
}

/** The findings for people, one a paragraph. Pure. */
export function describe(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ id, state, message, cure }) => [
    `${MARKS[state].padEnd(8)} ${id.padEnd(12)} ${message}`,
    ...(cure === undefined ? [] : [`${" ".repeat(22)}to get it: ${cure}`]),
  ]);
  const verdict = findings.every(isGood)
    ? "Strangers' programs can play on this machine."
    : "Contests among friends can be played here; for strangers' programs see to the above first.";
  return [...lines, "", verdict].join("\n");
}

const MARKS: Readonly<Record<Finding["state"], string>> = {
  holds: "ok",
  spare: "-",
  missing: "MISSING",
  broken: "BROKEN",
};
