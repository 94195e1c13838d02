import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { Count } from "@/components/ui/count";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
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
}

/** Tabs with one visible panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(id) => onChange(id as Id)}>
      <RadixTabs.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} hot={tab.hot && tab.count > 0} />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
