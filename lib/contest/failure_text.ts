/**
 * What keeps a contest's processes from going on at the moment, though nothing is wrong with them or the programs.
 */
import { JudgeFailure } from "../judge/types.ts";
import { StorageFailure } from "./storage_failure.ts";

/** A sentence for the organiser; `undefined`: it is another kind of error. */
export function failureText(error: unknown): string | undefined {
  if (error instanceof JudgeFailure || error instanceof StorageFailure) return error.message;
  if (!(error instanceof Error) || !/ \(os error \d+\)/.test(error.message)) return undefined;
  return / \(os error 28\)/.test(error.message)
    ? `The disk is full: make room; nothing is lost. The system says: ${error.message}`
    : `The system says: ${error.message}`;
}
