import type { JobForCandidate, ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { useState } from "react";
import { AskDialog } from "@/candidates/company/managed-candidate-dialogs";
import { MatchLine } from "@/components/product/match";
import { MatchOrder } from "@/components/product/match-order";
import { StatusBadge } from "@/components/product/status-badge";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { TextLink, TitleLink } from "@/components/ui/text-link";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";
import { formatCount, formatNumber } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useWithdrawSubmission } from "@/partners/data/company-submissions";
import { jobsForCandidateQuery } from "@/partners/data/partner-lists";

/** How many show until expanded. */
const few = 3;

function Asked({ job: { title, application, put_forward } }: { job: JobForCandidate }) {
  const withdraw = useWithdrawSubmission();
  if (application) {
    return (
      <TextLink className="touch text-sm" to={paths.company.application(application.id)}>
        Applied {formatDate(application.applied_at)}
      </TextLink>
    );
  }
  if (!put_forward) return null;
  return (
    <>
      <StatusBadge kind="put_forward" status={put_forward.status} />
      {put_forward.status === "waiting" && (
        <Button
          size="sm"
          variant="quiet"
          busy={withdraw.isPending}
          busyLabel="Withdrawing..."
          aria-label={`Withdraw the request about ${title}`}
          onClick={() => withdraw.mutate(put_forward.id)}
        >
          Withdraw
        </Button>
      )}
    </>
  );
}

interface JobRowProps {
  job: JobForCandidate;
  onAsk: () => void;
}

function JobRow({ job, onAsk }: JobRowProps) {
  const isFree = !job.application && !job.put_forward;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3.5 md:px-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow break-words">
          <TitleLink to={paths.jobs.detail(job)}>{job.title}</TitleLink>
          <p className="text-ink-muted text-sm">{job.company_name}</p>
        </div>
        {isFree && (
          <Button size="sm" aria-haspopup="dialog" aria-label={`Submit to job: ${job.title}`} onClick={onAsk}>
            Submit to job
          </Button>
        )}
      </div>
      <MatchLine match={job.match} />
      {!isFree && (
        <div className="flex flex-wrap items-center gap-2">
          <Asked job={job} />
        </div>
      )}
    </li>
  );
}

/** The open jobs, own ones and partners', with the match both sides would see; one press asks the candidate about one. */
export function JobsCard({ candidate }: { candidate: ManagedCandidate }) {
  const query = useEagerInfiniteQuery(jobsForCandidateQuery(candidate.id));
  const [isWhole, setWhole] = useState(false);
  const [asking, setAsking] = useState<JobForCandidate | null>(null);
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  const total = query.data?.pages[0]?.total ?? 0;
  const isFolded = !isWhole && (jobs?.length ?? 0) > few;
  return (
    <Card title="Submit to a job" flush>
      {total > 0 && (
        <div className="-mt-2 px-4 pb-3 md:px-5">
          <p className="text-ink-muted text-sm">{`${formatCount(total, "open job")} of yours${isOffered("partners") ? " and your partners" : ""}, best match first.`}</p>
          <MatchOrder />
        </div>
      )}
      <PagedList
        query={isFolded ? { ...query, hasNextPage: false } : query}
        rows={jobs}
        what="jobs"
        empty={
          <EmptyState title="No open jobs">
            {isOffered("partners")
              ? "Your open jobs, and those partners share with you, appear here."
              : "Your open jobs appear here."}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <RowList className="border-line border-t">
              {(isFolded ? rows.slice(0, few) : rows).map((job) => (
                <JobRow key={job.id} job={job} onAsk={() => setAsking(job)} />
              ))}
            </RowList>
            {isFolded && (
              <div className="border-line border-t p-2 text-center">
                <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
                  Show all {formatNumber(total)}
                </Button>
              </div>
            )}
          </>
        )}
      </PagedList>
      {asking && <AskDialog candidate={candidate} job={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}
