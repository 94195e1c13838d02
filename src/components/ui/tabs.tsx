import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";
import { placeAfter } from "@/lib/place-after";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  /** After the label, such as a lock. */
  icon?: LucideIcon;
  /** The count waits for the reader. */
  hot?: boolean;
  /** Rendered while the tab is active. */
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The tabs' name for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** fill: the active panel takes the remaining height, and scrolls. */
  look?: "page" | "fill";
}

/** Without the library's tabs, so that pages don't load what opens above them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look = "page" }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  // On phones the tabs scroll sideways, centering the active one, without moving the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the page.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !chosen) return;
    list.current.scrollLeft =
      chosen.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  const move = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${name}-tab-${tab.id}`)?.focus();
    onChange(tab.id);
  };
  return (
    <div className={look === "fill" ? "tabs-fill" : undefined}>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            id={`${name}-tab-${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === value}
            aria-controls={`${name}-panel-${tab.id}`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => tab.id !== value && onChange(tab.id)}
            onKeyDown={(event) => move(event, place)}
          >
            {tab.label}
            {tab.icon && <Icon icon={tab.icon} size="sm" />}
            {tab.count !== undefined && <Count value={tab.count} hot={tab.hot && tab.count > 0} />}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${name}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${name}-tab-${tab.id}`}
          className={look === "fill" ? "tab-fill" : "pt-4"}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel can hold nothing to focus, and is read by keyboard.
          tabIndex={0}
          hidden={tab.id !== value}
        >
          {tab.id === value && tab.panel}
        </div>
      ))}
    </div>
  );
}
