import { Check } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import type { MenuItem } from "@/components/ui/menu-item";

interface MenuWordsProps {
  item: Pick<MenuItem, "icon" | "sign" | "label" | "text" | "aside" | "isCurrent">;
  danger?: boolean | undefined;
}

export function MenuWords({ item: { icon, sign, label, text, aside, isCurrent }, danger = false }: MenuWordsProps) {
  return (
    <>
      {icon && <Icon icon={icon} className={danger ? undefined : "text-ink-muted"} />}
      {sign}
      <span className="min-w-0 grow break-words">
        {label}
        {text && <span className="block text-ink-muted text-sm">{text}</span>}
      </span>
      {aside && <span className="text-ink-muted text-sm">{aside}</span>}
      {isCurrent && <Icon icon={Check} className="text-accent-text" />}
    </>
  );
}
