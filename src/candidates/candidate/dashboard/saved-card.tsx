import type { SavedJob } from "@contracts/candidates/candidate";
import { formatPay } from "@contracts/money";
import { ArrowRight, BellPlus } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { Card, RowLink, Rows } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { LinkRow } from "@/components/ui/link-row";
import { Meta } from "@/components/ui/meta";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { newestSavedQuery } from "@/jobs/data/candidate-job-queries";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Links to the job while it is open, to the sent application after. */
const targetOf = ({ job, application }: SavedJob) =>
  job ? paths.jobs.detail(job) : application ? paths.candidate.application(application.id) : paths.candidate.saved();

export function SavedCard() {
  const query = useEagerQuery(newestSavedQuery());
  const { data, error } = query;
  return (
    <Card
      flush
      title="Saved Jobs"
      aside={
        data &&
        data.jobs.length > 0 && (
          <LinkButton to={paths.candidate.saved()} variant="quiet" size="sm" className="-mr-2">
            View All Saved <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      {!data && !error && <Skeleton label="Loading saved jobs" rows={3} />}
      {!data && error && (
        <ErrorState title="Couldn't load your saved jobs" query={query}>
          {error.message}
        </ErrorState>
      )}
      {data?.jobs.length === 0 && (
        <p className="px-4 pb-4 text-ink-muted text-sm md:px-5">Bookmark a job to find it here later.</p>
      )}
      <div className="border-t border-line">
        <Rows>
          {[
            ...(data?.jobs ?? []).map((job) => (
              <RowLink key={job.id} to={targetOf(job)}>
                <span className="min-w-0 grow">
                  <span className="block break-words font-medium">{job.title}</span>
                  <Meta>
                    {job.company_name}
                    {job.job ? formatPay(job.job) : "No longer open"}
                  </Meta>
                </span>
              </RowLink>
            )),
            <LinkRow
              key="searches"
              to={paths.candidate.saved({ tab: "searches" })}
              icon={BellPlus}
              label="Saved searches"
              text="New jobs by email"
            />,
          ]}
        </Rows>
      </div>
    </Card>
  );
}
