/** All keys, what the marks mean, and what can be done without keys. */
import "./help_dialog.css";
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../dialog.tsx";
import { printedKeys } from "../key_names.ts";
import { KEY_GROUPS, type KeyAction } from "./keys.ts";
import { MarkSign } from "./mark_shapes.tsx";
import { MARK_KINDS, type MarkKind } from "./types.ts";
import type { Unit } from "./unit.ts";

/** More keys than this for one action are a range: the first and the last are shown. */
const LISTED = 3;

interface HelpDialogProps {
  /** The table by which the keys act. */
  readonly actions: readonly KeyAction[];
  readonly unit: Unit;
  /** Marks that there may be, the less weighty first, and what they mean. @default those of tanks */
  readonly marks?: Partial<Readonly<Record<MarkKind, string>>>;
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function HelpDialog({ actions, unit, marks, onClose }: HelpDialogProps): JSX.Element {
  const words = later.playerHelp;
  const meanings = marks ?? words.marks;
  return (
    <Dialog title={strings.player.help} onClose={onClose}>
      <div class="player-help">
        {KEY_GROUPS.map((group) => {
          const ofGroup = actions.filter((action) => action.group === group);
          return ofGroup.length === 0 ? null : (
            <section key={group} class={group}>
              <h3>{words.keyGroups[group]}</h3>
              <dl>
                {ofGroup.map((action) => <KeyRow key={action.keys.join(" ")} action={action} />)}
              </dl>
            </section>
          );
        })}
        <section class="legend">
          <h3>{words.legend}</h3>
          <ul>
            {MARK_KINDS.toReversed().filter((kind) => meanings[kind] !== undefined).map((kind) => (
              <li key={kind}>
                <MarkSign kind={kind} />
                {meanings[kind]}
              </li>
            ))}
          </ul>
        </section>
        <section class="touch">
          <h3>{words.touch}</h3>
          <ul>{words.touchHints(unit).map((hint) => <li key={hint}>{hint}</li>)}</ul>
        </section>
      </div>
    </Dialog>
  );
}

function KeyRow({ action }: { readonly action: KeyAction }): JSX.Element {
  const { keys, description } = action;
  const isRange = keys.length > LISTED;
  const shown = isRange ? [keys[0] ?? "", keys.at(-1) ?? ""] : keys;
  return (
    <div class="key-row">
      <dt>{description}</dt>
      <dd>
        {shown.map((key, index) => (
          <span key={key} class="press">
            {isRange && index > 0 ? later.playerHelp.until : null}
            {printedKeys(key).map((name) => <kbd key={name}>{name}</kbd>)}
          </span>
        ))}
      </dd>
    </div>
  );
}
