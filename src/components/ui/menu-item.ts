import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface MenuItemBase {
  label: string;
  /** Where several may have one label. */
  id?: string;
  /** A line below the label. */
  text?: string;
  icon?: LucideIcon;
  /** In place of an icon. */
  sign?: ReactNode;
  /** A key that chooses it while the menu is open. */
  shortcut?: string;
  /** One of several choices: the one that holds. */
  isCurrent?: boolean;
  /** At the end of its line: "Now". */
  aside?: string;
  /** Stands with its neighbors of the same name in two columns under it. */
  group?: string;
  /** A hairline above it. */
  separated?: boolean;
}

/** One entry of a menu: a link or an action. */
export type MenuItem = MenuItemBase &
  ({ to: string } | { onSelect: () => void; danger?: boolean; disabled?: boolean; staysOpen?: boolean });
