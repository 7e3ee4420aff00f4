/** Tabs after the pattern that screen readers know: arrows move between them, one is shown. */
import "./tabs.css";
import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useScrollRow } from "./use_scroll_row.ts";

/** One tab. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Something in it is wrong: a sign beside the title, and what it says. */
  readonly warning?: string | undefined;
  readonly content: () => ComponentChildren;
}

interface TabsProps {
  /** What the tabs are about; spoken. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the open one; another one opens the first. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

/** A row of tabs and the content of the open one. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps): JSX.Element {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = Math.max(0, tabs.findIndex((tab) => tab.id === open));
  useScrollRow(row, at);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target = step === undefined
      ? { Home: 0, End: tabs.length - 1 }[event.key]
      : (at + step + tabs.length) % tabs.length;
    const tab = target === undefined ? undefined : tabs[target];
    if (tab === undefined || target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(tab.id);
    const button = row.current?.children.item(target);
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div class="tabs">
      <div
        class="tab-row scroll-row"
        role="tablist"
        aria-label={label}
        ref={row}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${prefix}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
            {tab.warning === undefined
              ? null
              : (
                <span class="tab-sign" role="img" aria-label={tab.warning} title={tab.warning}>
                  <Icon name="warning" />
                </span>
              )}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${tabs[at]?.id}`}
        tabIndex={0}
      >
        {tabs[at]?.content()}
      </div>
    </div>
  );
}
