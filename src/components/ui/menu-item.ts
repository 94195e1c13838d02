import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface MenuItemBase {
  label: string;
  /** If labels aren't unique. */
  id?: string;
  text?: string;
  icon?: LucideIcon;
  /** In place of an icon. */
  sign?: ReactNode;
  /** A key that chooses it while the menu is open. */
  shortcut?: string;
  /** The current choice among several. */
  isCurrent?: boolean;
  aside?: string;
  /** Consecutive items with the same group show in two columns under its name. */
  group?: string;
  /** A hairline above it. */
  separated?: boolean;
}

export type MenuItem = MenuItemBase &
  ({ to: string } | { onSelect: () => void; danger?: boolean; disabled?: boolean; staysOpen?: boolean });
