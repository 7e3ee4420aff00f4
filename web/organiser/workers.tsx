/** What the processes that check and play are doing. */
import "./workers.css";
import type { JSX } from "preact";
import type { WorkerReport } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { TimeText } from "../ui/time_text.tsx";

const text = strings.organiser;

const ICONS: Readonly<Record<WorkerReport["state"], IconName>> = {
  idle: "pause",
  busy: "live",
  failing: "warning",
  stopped: "close",
};

/** One card for each task; who fails stands out. */
export function Workers({ workers }: { readonly workers: readonly WorkerReport[] }): JSX.Element {
  return (
    <section class="workers">
      <h2>{text.workers}</h2>
      <ul>
        {(["check", "play"] as const).map((task) => {
          const report = workers.find((worker) => worker.task === task);
          return (
            <li key={task} class={`card worker ${report?.state ?? "silent"}`}>
              {report === undefined ? <Icon name="help" /> : <Icon name={ICONS[report.state]} />}
              <div>
                <h3>
                  {text.tasks[task]}
                  {report === undefined
                    ? null
                    : <span class="worker-state small">{text.workerStates[report.state]}</span>}
                </h3>
                {report === undefined ? <p class="soft">{text.silent}</p> : (
                  <>
                    {report.message === ""
                      ? null
                      : (
                        <p role={report.state === "failing" ? "alert" : undefined}>
                          {report.message}
                        </p>
                      )}
                    <p class="small soft">
                      {text.lastHeard} <TimeText iso={report.at} />
                    </p>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
