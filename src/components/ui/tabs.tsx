import * as RadixTabs from "@radix-ui/react-tabs";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  /** After the label: a lock, say. */
  icon?: LucideIcon;
  /** The count waits for the reader. */
  hot?: boolean;
  /** Rendered while the tab is chosen. */
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** fill: the chosen panel takes the height that is left, and scrolls by itself. */
  look?: "page" | "fill";
}

/** Tabs with one visible panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look = "page" }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // On phones they scroll sideways; the chosen one is brought to the middle. Only sideways: the page keeps its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the page.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !chosen) return;
    list.current.scrollLeft =
      chosen.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <RadixTabs.Root
      className={look === "fill" ? "tabs-fill" : undefined}
      value={value}
      onValueChange={(id) => onChange(id as Id)}
    >
      <RadixTabs.List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
            {tab.icon && <Icon icon={tab.icon} size="sm" />}
            {tab.count !== undefined && <Count value={tab.count} hot={tab.hot && tab.count > 0} />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={look === "fill" ? "tab-fill" : "pt-4"}>
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
