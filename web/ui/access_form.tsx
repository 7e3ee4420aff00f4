/** Where a private page asks for its token. */
import "./access_form.css";
import type { ComponentChildren, JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";

const text = strings.privatePages;

interface AccessFormProps {
  readonly title: string;
  /** What the field wants. */
  readonly label: string;
  /** Why what was tried did not do. */
  readonly why: string | undefined;
  readonly onEnter: (typed: string) => void;
  /** How one gets a token. */
  readonly children: ComponentChildren;
}

/** Nothing of it is ever sent as a form: the script takes what was typed. */
export function AccessForm({ title, label, why, onEnter, children }: AccessFormProps): JSX.Element {
  const id = useId();
  const typed = useSignal("");
  return (
    <section class="access-form card">
      <h1>{title}</h1>
      {why === undefined ? null : <Notice look="bad">{why}</Notice>}
      <div class="access-how soft">{children}</div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter(typed.value);
        }}
      >
        <label for={id}>{label}</label>
        <div class="access-row">
          <input
            id={id}
            type="password"
            autoComplete="off"
            spellcheck={false}
            required
            value={typed}
            onInput={({ currentTarget }) => typed.value = currentTarget.value}
          />
          <button type="submit" class="button primary">
            <Icon name="forward" />
            {text.enter}
          </button>
        </div>
      </form>
    </section>
  );
}
