import { CircleCheck, Clock, Info, type LucideIcon, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface NoticeProps {
  tone?: "info" | "warn" | "bad" | "good";
  icon?: LucideIcon;
  title?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** "alert" if it appears after an action and must be announced right away. */
  role?: "alert" | "status";
}

const looks = {
  info: "bg-info-soft text-info-solid",
  warn: "bg-warn-soft text-warn-solid",
  bad: "bg-bad-soft text-bad-solid",
  good: "bg-good-soft text-good-solid",
};
const icons = { info: Info, warn: Clock, bad: OctagonX, good: CircleCheck };

/** A lasting state, with its reason and a way out. */
export function Notice({ tone = "info", icon = icons[tone], title, actions, children, role }: NoticeProps) {
  return (
    <div className={classNames("notice border-transparent", looks[tone])} role={role}>
      <Icon icon={icon} />
      <div className="min-w-0 grow break-words text-ink">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-sm text-ink-muted">{children}</div>}
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
