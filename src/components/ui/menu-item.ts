import type { LucideIcon } from "lucide-react";

interface MenuItemBase {
  label: string;
  icon?: LucideIcon;
  /** A hairline above it. */
  separated?: boolean;
}

/** One entry of a menu: a link or an action. */
export type MenuItem = MenuItemBase & ({ to: string } | { onSelect: () => void; danger?: boolean; disabled?: boolean });
