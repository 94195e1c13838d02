import type { CompanyOverview } from "@contracts/administration/company-page";
import type { CompanyJobListItem } from "@contracts/jobs/job";
import { useJobsOfCompany } from "@/administration/data/company-page";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { shownJobStatus } from "@/components/product/status-look";
import { Card } from "@/components/ui/card";
import { PagedList } from "@/components/ui/paged-list";
import { ShortList } from "@/components/ui/short-list";
import { type Column, Table } from "@/components/ui/table";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount, formatNumber } from "@/lib/format";

function whyHidden({ taken_offline, is_over_plan, status }: CompanyJobListItem): string | null {
  if (taken_offline !== null) return "Taken offline";
  return is_over_plan && status === "published" ? "Hidden: over the plan's limit" : null;
}

const columnsFor = (company: string, isPublic: boolean): Column<CompanyJobListItem>[] => [
  {
    key: "job",
    header: "Job",
    role: "title",
    className: "md:w-1/2",
    cell: (job) => {
      const hidden = whyHidden(job);
      const isSeen = isPublic && !hidden && shownJobStatus(job) === "published";
      return (
        <span className="block wrap-anywhere">
          {isSeen ? (
            <TextLink className="font-semibold" to={paths.jobs.detail({ ...job, company_name: company })}>
              {job.title}
            </TextLink>
          ) : (
            <b className="font-semibold">{job.title}</b>
          )}
          {hidden && <span className="block font-normal text-ink-muted text-sm">{hidden}</span>}
        </span>
      );
    },
  },
  {
    key: "state",
    header: "State",
    role: "badge",
    cell: (job) => <StatusBadge kind="job" status={shownJobStatus(job)} />,
  },
  {
    key: "applications",
    header: "Applications",
    role: "meta",
    cell: ({ application_count }) => (
      <>
        <span className="tnum max-md:hidden">{formatNumber(application_count)}</span>
        <span className="md:hidden">{formatCount(application_count, "application")}</span>
      </>
    ),
  },
  {
    key: "reply",
    header: "Next reply by",
    role: "meta",
    cell: ({ next_answer }) =>
      next_answer ? (
        <>
          <span className="md:hidden">Next reply: </span>
          <AnswerDue due={next_answer} />
        </>
      ) : (
        <span className="text-ink-muted max-md:hidden">None due</span>
      ),
  },
];

interface JobsCardProps {
  company: { id: string; name: string };
  isPublic: boolean;
  counts: CompanyOverview["jobs"] | undefined;
}

export function JobsCard({ company, isPublic, counts }: JobsCardProps) {
  const query = useJobsOfCompany(company.id);
  return (
    <Card
      id="jobs"
      title="Jobs"
      className="overflow-clip"
      flush
      aside={
        counts && (
          <span className="text-ink-muted text-sm tnum">
            {`${counts.open} open, ${formatCount(counts.draft, "draft")}, ${counts.closed} closed`}
          </span>
        )
      }
    >
      <PagedList
        query={{ ...query, hasNextPage: false }}
        rows={query.data?.pages.flatMap(({ jobs }) => jobs)}
        what="jobs"
        empty={<p className="card-body text-ink-muted">No jobs yet.</p>}
      >
        {(rows) => (
          <ShortList rows={rows} what="jobs" query={query}>
            {(shown) => (
              <Table label="Jobs" columns={columnsFor(company.name, isPublic)} rows={shown} rowKey={({ id }) => id} />
            )}
          </ShortList>
        )}
      </PagedList>
    </Card>
  );
}
