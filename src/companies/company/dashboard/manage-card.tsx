import { ChevronDown, type LucideIcon } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

export interface ManageLink {
  to: string;
  icon: LucideIcon;
  label: string;
}

interface ManageCardProps {
  parts: readonly { title: string; links: readonly ManageLink[] }[];
  /** In a side column: stacked, and never collapsed. */
  isNarrow?: boolean;
}

function Parts({ parts, isNarrow }: ManageCardProps) {
  return (
    <div className={classNames("manage", isNarrow && "is-narrow")}>
      {parts
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, icon, label }) => (
              <AppLink key={to} to={to}>
                <Icon icon={icon} />
                {label}
              </AppLink>
            ))}
          </nav>
        ))}
    </div>
  );
}

export function ManageCard({ parts, isNarrow = false }: ManageCardProps) {
  if (isNarrow) {
    return (
      <div className="card">
        <Parts parts={parts} isNarrow />
      </div>
    );
  }
  return (
    <section className="card" aria-label="Company and team">
      <div className="max-md:hidden">
        <Parts parts={parts} />
      </div>
      <details className="group md:hidden">
        <summary className="flex min-h-13 list-none items-center gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">Company and team</span>
          <Icon icon={ChevronDown} className="text-ink-subtle group-open:rotate-180" />
        </summary>
        <Parts parts={parts} />
      </details>
    </section>
  );
}
