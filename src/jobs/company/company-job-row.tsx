import type { CompanyJobListItem } from "@contracts/jobs/job";
import { EllipsisVertical, EyeOff, Pencil, Settings2, Trash2 } from "lucide-react";
import { AnswerDue, dueWords } from "@/components/product/answer-due";
import { onTheWay, Pipeline } from "@/components/product/pipeline";
import { StatusBadge } from "@/components/product/status-badge";
import { shownJobStatus } from "@/components/product/status-look";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { AssignButton } from "@/jobs/company/assign-button";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** The columns of a wide list of jobs; on its own page, owners' names fit, too. */
const columns =
  "@min-[44rem]:grid-cols-[minmax(0,1fr)_8.25rem_11rem_6.75rem_1.75rem_2.25rem] @min-[60rem]:grid-cols-[minmax(0,1fr)_8.25rem_15rem_7.5rem_8.5rem_2.25rem]";

export const JobColumns = () => (
  <div
    className={`hidden gap-x-3 border-line border-b px-5 py-2.5 text-ink-muted text-sm @min-[44rem]:grid ${columns}`}
    aria-hidden="true"
  >
    <span>Job</span>
    <span>Status</span>
    <span>In each stage</span>
    <span>Next reply</span>
  </div>
);

interface JobRowProps {
  job: CompanyJobListItem;
  companyId: string | null;
  /** The list's largest number of active applicants. */
  most: number;
  /** The company has no plan or approval: candidates don't see it. */
  isHidden: boolean;
  onDelete: () => void;
}

/** The outcome of applications for a job without active ones. */
function nobody({ status, application_count }: CompanyJobListItem): string {
  if (application_count > 0) return "No replies due";
  return status === "draft" ? "Not visible yet" : "No applications yet";
}

/**
 * A job of the company, with the reader's actions. Its link covers the row; other controls are layered above. In a wide list its
 * parts align in columns.
 */
export function JobRow({ job, companyId, most, isHidden, onDelete }: JobRowProps) {
  const manage = paths.company.manageJob(job.id);
  const items: MenuItem[] = [
    ...(job.can.edit ? [{ label: "Edit", icon: Pencil, to: paths.company.editJob(job.id) }] : []),
    ...(job.can.delete ? [{ label: "Delete", icon: Trash2, danger: true, onSelect: onDelete }] : []),
  ];
  const isWaited = onTheWay(job.status_counts) > 0;
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-4 py-3.5 hover:bg-hover md:px-5 @min-[44rem]:items-center @min-[44rem]:py-2.5 ${columns}`}
    >
      <div className="min-w-0">
        <p className="text-pretty leading-5">
          <CoverLink to={manage} aria-label={`Manage ${job.title}`}>
            {job.title}
          </CoverLink>
        </p>
        <Meta className="mt-0.5">
          {`Created ${formatDate(job.created_at)}`}
          {job.application_count > 0 ? formatCount(job.application_count, "application") : ""}
          {job.taken_offline !== null ? "Taken offline by an administrator" : ""}
          {job.is_over_plan ? "Over your plan's limit" : ""}
        </Meta>
      </div>
      <div className="col-span-2 row-start-3 flex flex-wrap items-center gap-2 @min-[44rem]:contents">
        <span>
          {(isHidden || job.is_over_plan) && shownJobStatus(job) === "published" ? (
            <Badge tone="warn" glyph={<Icon icon={EyeOff} size="sm" />}>
              Hidden
            </Badge>
          ) : (
            <StatusBadge kind="job" status={shownJobStatus(job)} />
          )}
        </span>
        {/* Between a narrow row's other marks, only controls. */}
        <span
          className={classNames(
            "text-sm @min-[44rem]:order-1 @min-[44rem]:inline",
            (!job.next_answer || dueWords(job.next_answer).is === "ahead") && "hidden",
          )}
        >
          {job.next_answer && <span className="sr-only">Next reply: </span>}
          <AnswerDue due={job.next_answer} />
        </span>
        <span className="relative z-1 empty:hidden @min-[44rem]:order-2 @min-[44rem]:empty:inline">
          <AssignButton
            jobId={job.id}
            title={job.title}
            assignee={job.assignee}
            canAssign={job.can.assign}
            companyId={companyId}
            wordClassName="@min-[44rem]:@max-[60rem]:sr-only"
          />
        </span>
        {/* The row's link is above it. */}
        <span className="btn btn-secondary btn-sm ml-auto @min-[44rem]:hidden" aria-hidden="true">
          Manage
        </span>
      </div>
      <div className="col-span-2 row-start-2 @min-[44rem]:col-span-1 @min-[44rem]:row-start-auto">
        {isWaited ? (
          <Pipeline counts={job.status_counts} most={most} />
        ) : (
          <span className="text-ink-muted text-sm">{nobody(job)}</span>
        )}
      </div>
      {items.length > 0 && (
        <span className="relative col-start-2 row-start-1 -mt-2.5 -mr-2.5 md:-mt-1 @min-[44rem]:order-3 @min-[44rem]:col-start-6 @min-[44rem]:mt-0">
          <Menu label={`More for ${job.title}`} items={[{ label: "Manage", icon: Settings2, to: manage }, ...items]}>
            <Icon icon={EllipsisVertical} />
          </Menu>
        </span>
      )}
    </li>
  );
}
