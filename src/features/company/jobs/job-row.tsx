import type { CompanyJobListItem } from "@contracts/job";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { StatusBadge } from "@/components/product/status-badge";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Meta } from "@/components/ui/meta";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { AssignButton } from "@/features/company/jobs/assign-button";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface JobRowProps {
  job: CompanyJobListItem;
  companyId: string | null;
  onDelete: () => void;
}

/** A job of the company, with what its reader may do to it. */
export function JobRow({ job, companyId, onDelete }: JobRowProps) {
  const items: MenuItem[] = [
    ...(job.can.edit ? [{ label: "Edit", icon: Pencil, to: paths.company.editJob(job.id) }] : []),
    ...(job.can.delete ? [{ label: "Delete", icon: Trash2, danger: true, onSelect: onDelete }] : []),
  ];
  return (
    <article className="px-4 py-3.5 md:px-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TitleLink to={paths.company.manageJob(job.id)} className="text-pretty">
            {job.title}
          </TitleLink>
          <Meta className="mt-0.5">
            {`Created ${formatDate(job.created_at)}`}
            {job.application_count > 0 ? formatCount(job.application_count, "application") : "No applications yet"}
          </Meta>
        </div>
        {items.length > 0 && (
          <span className="-mt-2.5 -mr-2.5 md:-mt-1">
            <Menu label={`More for ${job.title}`} items={items}>
              <Icon icon={EllipsisVertical} />
            </Menu>
          </span>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <StatusBadge kind="job" status={job.status} />
        {job.new_application_count > 0 && (
          <Badge tone="info">
            <b className="tnum font-semibold">{job.new_application_count}</b> new
          </Badge>
        )}
        <AssignButton
          jobId={job.id}
          title={job.title}
          assignee={job.assignee}
          canAssign={job.can.assign}
          companyId={companyId}
        />
        <LinkButton
          size="sm"
          className="ml-auto"
          to={paths.company.manageJob(job.id)}
          aria-label={`Manage ${job.title}`}
        >
          Manage
        </LinkButton>
      </div>
    </article>
  );
}
