/**
 * What people call a run.
 */

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December"],
];

/** The title of a run by its name and its stage: a name that is a time is written as people write it. */
export function titleOf(name: string, stage: string): string {
  const said = writtenOut(name) ?? name;
  return stage === "" ? said : `${stage} · ${said}`;
}

/** Such as `30 November 2026, 08:15` for `2026-11-30T08-15-00`; `undefined`: this is no time. */
function writtenOut(name: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)(?:-\d\d)?(?:-\d+)?$/.exec(name)?.slice(1);
  if (parts === undefined) return undefined;
  const [year = "", month = "", day = "", hour = "", minute = ""] = parts;
  const word = MONTHS[Number(month) - 1];
  const isTime = Number(day) >= 1 && Number(day) <= 31 && Number(hour) < 24 && Number(minute) < 60;
  if (word === undefined || !isTime) return undefined;
  return `${Number(day)} ${word} ${year}, ${hour}:${minute}`;
}
