/**
 * Programs entered into a sandbox, for as long as somebody needs them.
 */
import { findSandbox } from "../judge/sandbox/find_sandbox.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { enterAll, type GivenProgram } from "./enter_all.ts";

/** Where programs are and how they may run. */
export interface ProgramsOptions {
  /** The folder in which the user stands, absolute. */
  readonly from: string;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
}

/**
 * Enters the programs that are given, hands them to `action`, and clears up whatever happens.
 * @throws {UnusableInput} If the entry check refuses a program.
 */
export async function withPrograms<T>(
  given: readonly GivenProgram[],
  { bubblewrap, from, trustNative }: ProgramsOptions,
  action: (programs: readonly Program[], sandbox: Sandbox) => Promise<T>,
): Promise<T> {
  await using workshop = await openWorkshop();
  const sandbox = await findSandbox({ workshop: workshop.folder, bubblewrap, trustNative });
  const programs = await enterAll(given, { from, into: workshop.folder, sandbox });
  return await action(programs, sandbox);
}
