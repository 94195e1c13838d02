import type { CompanyApplicationDetail } from "@contracts/application";
import { useParams } from "react-router-dom";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { MatchPanel } from "@/components/product/match";
import { Timeline } from "@/components/product/timeline";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { SkeletonBar } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useCompanyApplication } from "@/data/applications/company-application-query";
import { AnswersCard } from "@/features/applications/answers-card";
import { applicationHistory } from "@/features/applications/application-timeline";
import { ApplicationHeader } from "@/features/applications/company/application-header";
import { CandidateCard } from "@/features/applications/company/candidate-card";
import { DocumentsCard } from "@/features/applications/company/documents-card";
import { StageCard } from "@/features/applications/company/stage-card";
import { isMissing } from "@/lib/app-error";
import { formatWords, personName } from "@/lib/format";
import { isId } from "@/lib/is-id";

function AssignedTo({ job: { assignee } }: Pick<CompanyApplicationDetail, "job">) {
  if (!assignee) return "Nobody";
  const name = personName(assignee, "colleague");
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Avatar name={name} size="sm" />
      <span className="min-w-0 break-words">{name}</span>
    </span>
  );
}

/** The job of the application; to whom it belongs where that is another company, whose way of working is not shown. */
function JobDetailsCard({ job }: Pick<CompanyApplicationDetail, "job">) {
  return (
    <Card title="Job Details">
      <KeyValues
        align="end"
        items={[
          {
            label: "Job",
            value: job.can.open ? (
              <TextLink to={paths.company.manageJob(job.id)}>{job.title}</TextLink>
            ) : (
              `${job.title}${job.is_deleted ? " (deleted)" : ""}`
            ),
          },
          ...(job.can.open ? [] : [{ label: "Company", value: job.company_name }]),
          { label: "Location", value: job.location },
          { label: "Type", value: formatWords(job.job_type) },
          { label: "Level", value: formatWords(job.experience_level) },
          ...(job.can.open ? [{ label: "Assigned to", value: <AssignedTo job={job} /> }] : []),
        ]}
      />
    </Card>
  );
}

function Application({ application }: { application: CompanyApplicationDetail }) {
  const firstName = application.candidate.first_name || "The candidate";
  return (
    <>
      <ApplicationHeader application={application} />
      <div className="split">
        <div className="grid min-w-0 gap-5">
          <MatchPanel
            match={application.match}
            reader="company"
            note={`${firstName} sees exactly this on the job page.`}
          />
          <AnswersCard title="Answers" answers={application.answers} />
          <DocumentsCard candidate={application.candidate} />
          <CandidateCard candidate={application.candidate} />
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-16" aria-label="Stage, job and history">
          <StageCard application={application} />
          <JobDetailsCard job={application.job} />
          <Card title="History">
            <Timeline label="History" entries={applicationHistory(application.events)} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function ApplicationNotFound() {
  return (
    <div className="empty">
      <PageTitle>Application Not Found</PageTitle>
      <p className="text-ink-muted">It might not exist, or you may not read it.</p>
      <LinkButton className="mt-4" to={paths.company.applications()}>
        Back to applications
      </LinkButton>
    </div>
  );
}

function LoadApplication({ id }: { id: string }) {
  const query = useCompanyApplication(id);
  const missing = query.error !== null && isMissing(query.error);
  return (
    <>
      {query.data && !missing && <Application key={query.data.id} application={query.data} />}
      {query.isPending && (
        <>
          <SkeletonBar className="appears mt-3 mb-5 h-5 w-40" />
          <LoadingTitle />
          <RecordSkeleton label="Loading the application" />
        </>
      )}
      {missing && <ApplicationNotFound />}
      {query.isError && !query.data && !missing && (
        <>
          <PageTitle>Application Details</PageTitle>
          <ErrorState
            title="Failed to load application details"
            query={query}
            action={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
          >
            {query.error.message}
          </ErrorState>
        </>
      )}
    </>
  );
}

/** /company/applications/:id */
export function ApplicationPage() {
  const { id = "" } = useParams();
  return (
    <div className="wrap pt-3 md:pt-5">{isId(id) ? <LoadApplication key={id} id={id} /> : <ApplicationNotFound />}</div>
  );
}
