import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

export interface Consequence {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
}

export function Consequences({ items }: { items: readonly Consequence[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
    <ul role="list" className="consequences">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon icon={icon} />
          <div className="min-w-0 break-words">
            <b>{title}</b>
            {text && <div>{text}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
