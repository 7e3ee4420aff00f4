/** All keys, and what fingers and mouse do. */
import "../../ui/player/help_dialog.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { printedKeys } from "../../ui/key_names.ts";
import { EDITOR_GROUPS, type EditorAction } from "./editor_keys.ts";

const text = strings.circuit;

interface HelpDialogProps {
  /** The table by which the keys act. */
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function HelpDialog({ actions, onClose }: HelpDialogProps): JSX.Element {
  return (
    <Dialog title={text.helpTitle} onClose={onClose}>
      <div class="player-help">
        {EDITOR_GROUPS.map((group) => (
          <section key={group}>
            <h3>{text.helpGroups[group]}</h3>
            <dl>
              {actions.filter((action) => action.group === group).map((action) => (
                <KeyRow key={action.keys.join(" ")} action={action} />
              ))}
            </dl>
          </section>
        ))}
        <section class="touch">
          <h3>{text.touch}</h3>
          <ul>{text.touchHints.map((hint) => <li key={hint}>{hint}</li>)}</ul>
        </section>
      </div>
    </Dialog>
  );
}

function KeyRow({ action: { description, keys } }: { readonly action: EditorAction }): JSX.Element {
  return (
    <div class="key-row">
      <dt>{description}</dt>
      <dd>
        {shownKeys(keys).map((names) => (
          <span key={names.join()} class="press">
            {names.map((name) => <kbd key={name}>{name}</kbd>)}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Four arrows are shown as one key. */
function shownKeys(keys: readonly string[]): readonly (readonly string[])[] {
  const printed = keys.map(printedKeys);
  if (keys.length !== 4) return printed;
  const [shift] = printed[0] ?? [];
  const arrows = printed.map((names) => names.at(-1) ?? "").join(" ");
  return [(printed[0]?.length ?? 0) > 1 ? [shift ?? "", arrows] : [arrows]];
}
