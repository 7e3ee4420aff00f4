/** What the keys do, as a list. */
import "./key_list.css";
import type { JSX } from "preact";
import { printedKeys } from "../../ui/key_names.ts";
import type { KeyAction } from "../../ui/player/keys.ts";

/** In the order of the table by which the keys act. */
export function KeyList({ actions }: { readonly actions: readonly KeyAction[] }): JSX.Element {
  return (
    <dl class="key-list">
      {actions.map(({ description, keys }) => (
        <div key={description}>
          <dt>{description}</dt>
          <dd>
            {keys.map((key) => (
              <span key={key}>
                {printedKeys(key).map((name) => <kbd key={name}>{name}</kbd>)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
