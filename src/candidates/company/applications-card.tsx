import type { ManagedCandidateApplication } from "@contracts/candidates/managed-candidate";
import { ChevronRight } from "lucide-react";
import { candidateApplicationsQuery } from "@/candidates/data/represented-candidates";
import { StatusBadge } from "@/components/product/status-badge";
import { Card, RowLink, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

function ApplicationRow({ application }: { application: ManagedCandidateApplication }) {
  const { id, job_title, company_name, status, applied_at, put_forward } = application;
  return (
    <RowLink to={paths.company.application(id)} className="max-sm:flex-wrap">
      <span className="min-w-0 grow basis-48">
        <b className="block break-words font-semibold">{job_title}</b>
        <Meta>
          {company_name}
          {`Applied ${formatDate(applied_at)}`}
          {put_forward ? `Submitted ${formatDate(put_forward.at)}${put_forward.by ? ` by ${put_forward.by}` : ""}` : ""}
        </Meta>
      </span>
      <StatusBadge kind="application" status={status} />
      <Icon icon={ChevronRight} className="text-ink-subtle max-sm:ml-auto" />
    </RowLink>
  );
}

/** Their applications to the company, or made while it represented them. */
export function ApplicationsCard({ candidateId }: { candidateId: string }) {
  const query = useEagerInfiniteQuery(candidateApplicationsQuery(candidateId));
  const applications = query.data?.pages.flatMap((page) => page.applications);
  return (
    <Card title="Applications" flush>
      <PagedList
        query={query}
        rows={applications}
        what="applications"
        empty={
          <EmptyState title="No applications yet">
            Applications for your jobs, and any they send while you represent them, appear here.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="border-line border-t">
            <Rows>
              {rows.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </Rows>
          </div>
        )}
      </PagedList>
    </Card>
  );
}
