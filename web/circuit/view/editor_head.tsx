/** Over the drawing: its name, how it stands with it, and what can be done with all of it. */
import "./editor_head.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { askForFiles } from "../../ui/ask_for_files.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { spokenKeys } from "../../ui/key_names.ts";
import { pressing } from "../../ui/press.ts";
import { LONGEST_NAME } from "../model/names.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { ToolIcon, type ToolIconName } from "./tool_icon.tsx";

const text = strings.circuit;

/** The files that can be opened. */
const FILES = ".cir,.bmp,.png,image/bmp,image/png";

interface EditorHeadProps {
  readonly store: CircuitStore;
  readonly look: Look;
}

/** The row. */
export function EditorHead({ store, look }: EditorHeadProps): JSX.Element {
  const { drawing } = store;
  const picker = useRef<HTMLInputElement>(null);
  const ask = () => {
    if (picker.current === null) return;
    void askForFiles(picker.current, "circuits", ([file]) => {
      if (file !== undefined) void store.openFile(file);
    });
  };
  const open = (dialog: "begin" | "drafts" | "save" | "share" | "help") => () => {
    store.keeping.flush();
    look.dialog.value = dialog;
  };
  const conforms = store.checking.findings.value.length === 0;
  return (
    <header class="editor-head">
      <h1 class="spoken">{text.title}</h1>
      <NameField store={store} />
      <div class="deeds">
        <span class="steps" data-then-draw>
          <Deed
            label={text.undo}
            hint="Z"
            drawing="undo"
            onClick={drawing.undo}
            isDisabled={!drawing.canUndo.value}
            isSmall
          />
          <Deed
            label={text.redo}
            hint="Y"
            drawing="redo"
            onClick={drawing.redo}
            isDisabled={!drawing.canRedo.value}
            isSmall
          />
        </span>
        <Deed label={text.begin} drawing="plus" onClick={open("begin")} />
        <Deed label={text.drafts} icon="list" onClick={open("drafts")} />
        <Deed label={text.openFile} icon="folder" onClick={ask} />
        <Deed label={text.save} hint="S" icon="download" onClick={open("save")} />
        <Deed label={text.share} icon="link" onClick={open("share")} />
        <Deed label={text.help} hint="?" icon="help" onClick={open("help")} isSmall />
        <Deed
          label={text.drive}
          hint={conforms ? undefined : text.driveNot}
          drawing="car"
          onClick={() => void drive(store)}
          isDisabled={!conforms}
          isMain
        />
        <input
          ref={picker}
          type="file"
          accept={FILES}
          hidden
          aria-label={text.openHint}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same one may be chosen once more.
            if (file !== undefined) void store.openFile(file).then(() => currentTarget.value = "");
          }}
        />
      </div>
    </header>
  );
}

async function drive(store: CircuitStore): Promise<void> {
  store.keeping.flush();
  location.assign(await store.trackAddress("race.html"));
}

function NameField({ store }: { readonly store: CircuitStore }): JSX.Element {
  const { name, state } = store.keeping;
  return (
    <div class="name-field">
      <label class="spoken" for="circuit-name">{text.name}</label>
      <input
        id="circuit-name"
        type="text"
        value={name.value}
        maxLength={LONGEST_NAME}
        spellcheck={false}
        autocomplete="off"
        title={text.nameHint}
        onChange={({ currentTarget }) => {
          store.rename(currentTarget.value);
          currentTarget.value = name.peek();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <p class={`state small ${state.value}`}>{text[state.value]}</p>
    </div>
  );
}

interface DeedProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: IconName;
  readonly drawing?: ToolIconName;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isMain?: boolean;
  /** Never with its words. */
  readonly isSmall?: boolean;
}

/** Its words are hidden where there is no room for them. */
function Deed(props: DeedProps): JSX.Element {
  const { drawing, hint, icon, isDisabled, isMain, isSmall, label, onClick } = props;
  return (
    <button
      type="button"
      class={`button deed${isMain === true ? " primary" : ""}${isSmall === true ? " small" : ""}`}
      aria-label={label}
      title={hint === undefined ? label : hint.length === 1 ? `${label} (${hint})` : hint}
      aria-keyshortcuts={hint?.length === 1 ? spokenKeys([hint]) : undefined}
      {...pressing(onClick, isDisabled)}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {drawing === undefined ? null : <ToolIcon name={drawing} />}
      <span class="word">{label}</span>
    </button>
  );
}
