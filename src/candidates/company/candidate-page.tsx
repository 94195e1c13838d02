import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { ApplicationsCard } from "@/candidates/company/applications-card";
import { CandidateHeader } from "@/candidates/company/candidate-header";
import { DocumentsCard } from "@/candidates/company/documents-card";
import { JobsCard } from "@/candidates/company/jobs-card";
import { ManagementCard } from "@/candidates/company/management-card";
import { ProfileCard } from "@/candidates/company/profile-card";
import { managedCandidateQuery } from "@/candidates/data/represented-candidates";
import { HistoryCards } from "@/candidates/shared/history-list";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonBar } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { isMissing } from "@/lib/app-error";
import { isId } from "@/lib/is-id";
import { useEagerQuery } from "@/lib/use-eager-query";

interface CandidatePageProps {
  notes?: (candidate: ManagedCandidate) => ReactNode;
}

function Candidate({ candidate, notes }: CandidatePageProps & { candidate: ManagedCandidate }) {
  return (
    <>
      <CandidateHeader candidate={candidate} />
      <div className="split">
        <div className="grid min-w-0 gap-5">
          <ProfileCard candidate={candidate} />
          <HistoryCards {...candidate} />
          <DocumentsCard candidate={candidate} />
          <ApplicationsCard candidateId={candidate.id} />
          {candidate.can.note && notes?.(candidate)}
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5" aria-label="Jobs and representation">
          {candidate.can.put_forward && <JobsCard candidate={candidate} />}
          <ManagementCard candidate={candidate} />
        </aside>
      </div>
    </>
  );
}

function CandidateNotFound() {
  return (
    <div className="empty">
      <PageTitle>Candidate Not Found</PageTitle>
      <p className="text-ink-muted">Your company doesn't represent them, or they aren't assigned to you.</p>
      <LinkButton className="mt-4" to={paths.company.candidates()}>
        Back to candidates
      </LinkButton>
    </div>
  );
}

function LoadCandidate({ id, notes }: CandidatePageProps & { id: string }) {
  const query = useEagerQuery(managedCandidateQuery(id));
  const missing = query.error !== null && isMissing(query.error);
  return (
    <>
      {query.data && !missing && <Candidate candidate={query.data} {...(notes && { notes })} />}
      {query.isPending && (
        <>
          <SkeletonBar className="appears mt-3 mb-5 h-5 w-40" />
          <LoadingTitle />
          <RecordSkeleton label="Loading the candidate" />
        </>
      )}
      {missing && <CandidateNotFound />}
      {query.isError && !query.data && !missing && (
        <>
          <PageTitle>Candidate</PageTitle>
          <ErrorState
            title="Failed to load candidates data"
            query={query}
            action={<LinkButton to={paths.company.candidates()}>Back to candidates</LinkButton>}
          >
            {query.error.message}
          </ErrorState>
        </>
      )}
    </>
  );
}

export function CandidatePage({ notes }: CandidatePageProps) {
  const { id = "" } = useParams();
  return (
    <div className="wrap page-start">
      {isId(id) ? <LoadCandidate key={id} id={id} {...(notes && { notes })} /> : <CandidateNotFound />}
    </div>
  );
}
