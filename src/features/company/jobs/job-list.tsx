import type { CompanyDashboard } from "@contracts/company";
import type { CompanyJobListItem } from "@contracts/job";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { StatusBadge } from "@/components/product/status-badge";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Meta } from "@/components/ui/meta";
import { SearchBox } from "@/components/ui/search-box";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useCompanyJobs } from "@/data/jobs/company-jobs-query";
import { AssignButton } from "@/features/company/jobs/assign-button";
import { DeleteJobDialog } from "@/features/company/jobs/delete-job-dialog";
import { useSettled } from "@/features/company/jobs/use-settled";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface JobRowProps {
  job: CompanyJobListItem;
  companyId: string | null;
  onDelete: () => void;
}

function JobRow({ job, companyId, onDelete }: JobRowProps) {
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

/** The company's jobs with a search by title; goes into a flush card. */
export function JobList({ dashboard: { company, can, is_live } }: { dashboard: CompanyDashboard }) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useCompanyJobs(search);
  const [deleting, setDeleting] = useState<CompanyJobListItem | null>(null);
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];

  return (
    <>
      <SearchBox
        className="block px-4 pb-3.5 md:px-5"
        label="Search jobs by title"
        placeholder="Search by title"
        value={typed}
        onChange={setTyped}
      />
      <div className="border-t border-line" aria-busy={query.isPlaceholderData}>
        {query.isPending && <Skeleton label="Loading job postings" />}
        {query.isError && jobs.length === 0 && (
          <ErrorState title="Failed to load job postings" query={query}>
            {query.error.message}
          </ErrorState>
        )}
        {query.isSuccess && jobs.length === 0 && (
          <EmptyState
            title="No job postings found"
            action={
              search === "" &&
              is_live &&
              can.post_jobs && <LinkButton to={paths.company.createJob()}>Post a New Job</LinkButton>
            }
          >
            {search !== ""
              ? `No title has “${search}”.`
              : can.post_jobs
                ? "Jobs you post appear here."
                : "Jobs assigned to you appear here."}
          </EmptyState>
        )}
        <div className="rows">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} companyId={company?.id ?? null} onDelete={() => setDeleting(job)} />
          ))}
        </div>
        <ShowMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      </div>
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
