import type { CompanyApplicationListItem, JobApplicationListItem } from "@contracts/application";
import { ChevronRight } from "lucide-react";
import { MatchLine } from "@/components/product/match";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { RowLink } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

type Item = JobApplicationListItem | CompanyApplicationListItem;

/** Applications as rows that open; with the job's title where the list goes across jobs. */
export function ApplicationRows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.id}>
          <RowLink to={paths.company.application(item.id)} className="items-start!">
            <Avatar name={item.candidate_name} />
            <div className="grid min-w-0 grow gap-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-semibold">{item.candidate_name}</span>
                <StatusBadge kind="application" status={item.status} />
              </div>
              <Meta>
                {item.candidate_title ?? ""}
                {"job_title" in item ? `For ${item.job_title}` : ""}
                {`Applied ${formatDate(item.applied_at)}`}
              </Meta>
              <MatchLine match={item.match} />
            </div>
            <Icon icon={ChevronRight} className="mt-2 text-ink-subtle" />
          </RowLink>
        </li>
      ))}
    </ul>
  );
}
