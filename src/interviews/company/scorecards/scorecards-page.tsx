import { useState } from "react";
import { useParams } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { ScorecardSummary } from "@/interviews/company/scorecards/scorecard-summary";
import { scorecardsQuery } from "@/interviews/data/scorecards";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";
import { useEagerQuery } from "@/lib/use-eager-query";

export function ScorecardsPage() {
  const { id = "" } = useParams();
  const [zone] = useReaderZone();
  const query = useEagerQuery(scorecardsQuery(id));
  const [openId, setOpenId] = useState<string | null>(null);
  const name = query.data?.[0]?.candidate_name;
  const open = query.data?.find(({ interview_id }) => interview_id === openId);
  return (
    <div className="wrap grid gap-6 pt-3 md:pt-5">
      <div>
        <BackLink to={paths.company.application(id)}>{name ?? "Application"}</BackLink>
        <PageTitle className="mt-1">{name ? `Scorecards for ${name}` : "Scorecards"}</PageTitle>
      </div>
      {query.isPending && <Skeleton label="Loading scorecards" rows={4} />}
      {query.isError && !query.data && (
        <ErrorState title="Couldn't load the scorecards" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data?.length === 0 && (
        <EmptyState title="No scorecards yet">They can be written once an interview has started.</EmptyState>
      )}
      {query.data?.map((interview) => (
        <section key={interview.interview_id} className="grid gap-4" aria-labelledby={`at-${interview.interview_id}`}>
          <h2
            id={`at-${interview.interview_id}`}
            className="text-ink-muted"
          >{`${interview.job_title}, interview on ${formatInZone(interview.starts_at, zone)}${interview.is_cancelled ? ", canceled" : ""}`}</h2>
          {interview.cards && interview.cards.length > 0 && (
            <ScorecardSummary
              interview={interview}
              cards={interview.cards}
              onEdit={() => setOpenId(interview.interview_id)}
            />
          )}
          {interview.cards?.length === 0 && !interview.can.write && (
            <p className="text-ink-muted">No one has submitted a scorecard.</p>
          )}
          {interview.can.write && (
            <div>
              <Button onClick={() => setOpenId(interview.interview_id)}>Write scorecard</Button>
            </div>
          )}
        </section>
      ))}
      {open && (
        <ScorecardDialog
          applicationId={id}
          name={open.candidate_name}
          interview={open}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
}
