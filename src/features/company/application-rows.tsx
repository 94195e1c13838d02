import type { CompanyApplicationListItem, JobApplicationListItem } from "@contracts/application";
import { ChevronRight } from "lucide-react";
import { MatchLine } from "@/components/product/match";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { RowLink, Rows } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

type Item = JobApplicationListItem | CompanyApplicationListItem;

const rowGrid =
  "flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)_8.5rem] lg:gap-x-6 lg:gap-y-0.5";

/** Applications as rows that open, in columns once they have the room; with the job's title where the list goes across jobs. */
export function ApplicationRows({ items }: { items: readonly Item[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <RowLink key={item.id} to={paths.company.application(item.id)} className="items-start! lg:items-center!">
          <Avatar name={item.candidate_name} />
          <div className={rowGrid}>
            <span className="min-w-0 break-words font-semibold">{item.candidate_name}</span>
            <span className="justify-self-start lg:col-start-3 lg:row-span-2 lg:row-start-1">
              <StatusBadge kind="application" status={item.status} />
            </span>
            <Meta className="w-full lg:col-start-1">
              {item.candidate_title ?? ""}
              {"job_title" in item ? `For ${item.job_title}` : ""}
              {`Applied ${formatDate(item.applied_at)}`}
            </Meta>
            <div className="w-full min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <MatchLine match={item.match} />
            </div>
          </div>
          <Icon icon={ChevronRight} className="text-ink-subtle max-lg:mt-2" />
        </RowLink>
      ))}
    </Rows>
  );
}
