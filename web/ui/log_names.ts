/** Which files are logs, as far as a name tells. */

/** Whether a file is called like a log. A run's journal is none, though it lies in the same folder. */
export function isLogName(name: string): boolean {
  return /\.jsonl(\.gz)?$/i.test(name) && !/^journal\.jsonl/i.test(name);
}
