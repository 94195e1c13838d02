import * as RadixTabs from "@radix-ui/react-tabs";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";

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

export function Tabs<Id extends string>({ label, tabs, value, onChange, look = "page" }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // On phones the tabs scroll sideways, centering the active one, without moving the page.
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
