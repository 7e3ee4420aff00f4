/** The pond: where programs are entered and from where they are sent across, for as long as somebody needs them. */
import { join } from "@std/path";
import { UnusableInput } from "../core/problem.ts";
import { enterProgram } from "../judge/entry/enter.ts";
import { findSandbox } from "../judge/sandbox/find_sandbox.ts";
import { refuseNative } from "../judge/sandbox/refuse_native.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { cross, type Crossing, type CrossingOptions } from "./cross.ts";
import type { Road } from "./road.ts";

/** How programs may run. */
export interface PondOptions {
  /** The folder that paths are relative to, absolute. */
  readonly from: string;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
}

/** Programs and the sandbox they run in; several may run at once. */
export interface Pond extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /**
   * Enters a program.
   * @param word A module, a folder, an executable, or a command; `NAME=` before it names it in tables.
   * @throws {UnusableInput} If the entry check refuses it.
   */
  enter(word: string): Promise<Program>;
  /**
   * Runs a program on a road.
   * @throws {JudgeFailure} If the sandbox failed.
   */
  cross(program: Program, road: Road, options: CrossingOptions): Promise<Crossing>;
}

/** Opens a pond with the strongest sandbox that works here. Nothing of it is left when it is closed. */
export async function openPond({ bubblewrap, from, trustNative }: PondOptions): Promise<Pond> {
  const workshop = await openWorkshop();
  const { folder } = workshop;
  try {
    const sandbox = await findSandbox({ workshop: folder, bubblewrap, trustNative });
    let entered = 0;
    return {
      sandbox,
      enter: (word) => {
        entered += 1;
        return enter(word, { from, into: join(folder, `program-${entered}`), sandbox });
      },
      cross: (program, road, options) =>
        cross(program, road, options, { sandbox, workshop: folder }),
      [Symbol.asyncDispose]: () => workshop.close(),
    };
  } catch (error) {
    await workshop.close();
    throw error;
  }
}

async function enter(
  word: string,
  { from, into, sandbox }: { from: string; into: string; sandbox: Sandbox },
): Promise<Program> {
  const entered = await enterProgram(word, { from, into, deno: sandbox.deno });
  if (!entered.ok) throw new UnusableInput(entered.error);
  const refusal = entered.value.runtime === "native" ? refuseNative(sandbox) : undefined;
  if (refusal !== undefined) throw new UnusableInput([{ ...refusal, file: word }]);
  return entered.value;
}
