/** A page that a token opens: the door, or what is behind it, and a word when its server is away. */
import "./private_page.css";
import type { ComponentChildren, JSX } from "preact";
import type { ReadonlySignal } from "@preact/signals";
import * as strings from "../strings/strings.ts";
import { AccessForm } from "./access_form.tsx";
import { Frame } from "./frame.tsx";
import { Notice } from "./notice.tsx";

const text = strings.privatePages;

/** What the page needs to know of its door. */
interface Door<View> {
  /** `undefined` until the token has opened it. */
  readonly view: ReadonlySignal<View | undefined>;
  /** Whether there is a token that nobody has refused. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** Why the door is shut, if there is more to say than that a token is needed. */
  readonly why: ReadonlySignal<string | undefined>;
  /** Why what is shown may be old. */
  readonly trouble: ReadonlySignal<string | undefined>;
  enter(typed: string): void;
}

interface PrivatePageProps<View> {
  readonly door: Door<View>;
  /** What the page shows, for the browser's tab. */
  readonly title: string;
  /** What stands over the door. */
  readonly doorTitle: string;
  /** What its field wants. */
  readonly doorField: string;
  /** How one gets a token. */
  readonly how: ComponentChildren;
  /** What is behind the door. */
  readonly children: (view: View) => JSX.Element;
}

/** The whole page. */
export function PrivatePage<View>(props: PrivatePageProps<View>): JSX.Element {
  const { children, door, doorField, doorTitle, how, title } = props;
  const { hasToken, trouble, view, why } = door;
  return (
    <Frame title={title}>
      <div class="private-page">
        {trouble.value === undefined ? null : (
          <Notice look="warning">
            {view.value === undefined ? text.awayAtFirst(trouble.value) : text.away(trouble.value)}
          </Notice>
        )}
        {!hasToken.value
          ? (
            <AccessForm title={doorTitle} label={doorField} why={why.value} onEnter={door.enter}>
              {how}
            </AccessForm>
          )
          : view.value !== undefined
          ? children(view.value)
          : trouble.value === undefined
          ? <p role="status" class="soft">{text.busy}</p>
          : null}
      </div>
    </Frame>
  );
}
