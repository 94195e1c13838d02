import { ChevronRight, type LucideIcon } from "lucide-react";
import { RowLink } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";

interface LinkRowProps {
  to: string;
  icon: LucideIcon;
  label: string;
  text: string;
  count?: number | undefined;
  className?: string;
}

export function LinkRow({ to, icon, label, text, count, className }: LinkRowProps) {
  return (
    <RowLink to={to} className={className}>
      <span className="file-ic flex-none">
        <Icon icon={icon} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2 font-medium">
          {label} {count !== undefined && <Count value={count} hot={count > 0} />}
        </span>
        <span className="block text-sm text-ink-muted">{text}</span>
      </span>
      <Icon icon={ChevronRight} className="text-ink-subtle" />
    </RowLink>
  );
}
