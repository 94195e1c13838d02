import type { LucideIcon } from "lucide-react";

interface MenuItemBase {
  label: string;
  /** Where several may have one label. */
  id?: string;
  /** A line below the label. */
  text?: string;
  icon?: LucideIcon;
  /** One of several choices: the one that holds. */
  isCurrent?: boolean;
  /** A hairline above it. */
  separated?: boolean;
}

/** One entry of a menu: a link or an action. */
export type MenuItem = MenuItemBase & ({ to: string } | { onSelect: () => void; danger?: boolean; disabled?: boolean });
