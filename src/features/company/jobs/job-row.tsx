import type { CompanyJobListItem } from "@contracts/job";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { StatusBadge } from "@/components/product/status-badge";
import { shownJobStatus } from "@/components/product/status-look";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { AssignButton } from "@/features/company/jobs/assign-button";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface JobRowProps {
  job: CompanyJobListItem;
  companyId: string | null;
  onDelete: () => void;
}

/**
 * A job of the company, with what its reader may do to it. The whole row opens it by its one link; what else it offers lies above.
 * In a wide list its parts stand in columns.
 */
export function JobRow({ job, companyId, onDelete }: JobRowProps) {
  const items: MenuItem[] = [
    ...(job.can.edit ? [{ label: "Edit", icon: Pencil, to: paths.company.editJob(job.id) }] : []),
    ...(job.can.delete ? [{ label: "Delete", icon: Trash2, danger: true, onSelect: onDelete }] : []),
  ];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 px-4 py-3.5 hover:bg-hover md:px-5 @min-[44rem]:grid-cols-[minmax(0,1fr)_8.75rem_4rem_7.5rem_auto_2.25rem] @min-[44rem]:items-center">
      <div className="min-w-0">
        <p className="break-words text-pretty font-semibold">{job.title}</p>
        <Meta className="mt-0.5">
          {`Created ${formatDate(job.created_at)}`}
          {job.application_count > 0 ? formatCount(job.application_count, "application") : "No applications yet"}
        </Meta>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 @min-[44rem]:contents">
        <span>
          <StatusBadge kind="job" status={shownJobStatus(job)} />
        </span>
        <span className="empty:hidden @min-[44rem]:empty:inline">
          {job.new_application_count > 0 && (
            <Badge tone="info">
              <b className="tnum font-semibold">{job.new_application_count}</b> new
            </Badge>
          )}
        </span>
        <span className="relative z-1 empty:hidden @min-[44rem]:empty:inline">
          <AssignButton
            jobId={job.id}
            title={job.title}
            assignee={job.assignee}
            canAssign={job.can.assign}
            companyId={companyId}
          />
        </span>
        <LinkButton
          size="sm"
          // Moved while it is pressed, it would hold its cover, and the row under the pointer would no longer be the link.
          className="static! ml-auto after:absolute after:inset-0! active:translate-none!"
          to={paths.company.manageJob(job.id)}
          aria-label={`Manage ${job.title}`}
        >
          Manage
        </LinkButton>
      </div>
      {items.length > 0 && (
        <span className="relative col-start-2 row-start-1 -mt-2.5 -mr-2.5 md:-mt-1 @min-[44rem]:col-start-6 @min-[44rem]:mt-0">
          <Menu label={`More for ${job.title}`} items={items}>
            <Icon icon={EllipsisVertical} />
          </Menu>
        </span>
      )}
    </li>
  );
}
