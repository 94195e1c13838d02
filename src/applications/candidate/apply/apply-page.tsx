import { mostAttempts } from "@contracts/applications/application";
import type { JobDetails } from "@contracts/candidates/candidate";
import { ChevronDown } from "lucide-react";
import { useParams } from "react-router-dom";
import { ApplyForm } from "@/applications/candidate/apply/apply-form";
import { useAuth } from "@/auth/use-auth";
import { myDocumentsQuery } from "@/candidates/data/documents-query";
import { profileQuery } from "@/candidates/data/profile-query";
import { PageLoader } from "@/components/feedback/page-loader";
import { placeAndType } from "@/components/product/job-facts";
import { JobHeading } from "@/components/product/job-heading";
import { JobSummaryCard } from "@/components/product/job-summary";
import { MatchStrip } from "@/components/product/match";
import { Posting } from "@/components/product/posting";
import { SubmissionLine } from "@/components/product/submission-line";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { jobQuery, jobQuestionsQuery } from "@/jobs/data/public-job-queries";
import { useJobView } from "@/jobs/data/use-job-view";
import { JobUnavailable } from "@/jobs/shared/job-unavailable";
import { canApply, withdrewWords } from "@/jobs/shared/next-step";
import { isMissing } from "@/lib/app-error";
import { useEagerQuery } from "@/lib/use-eager-query";
import { mySubmissionsQuery } from "@/partners/data/my-submissions";

/** The job: its match, and the posting collapsed below. */
function JobCard({ job }: { job: JobDetails }) {
  const { match } = job;
  return (
    <section className="card overflow-hidden" aria-label="The job">
      {match && !match.without_skills && (
        <div className="band">
          <MatchStrip match={match} size="lg" />
          <div className="grow basis-60">
            <p className="break-words font-semibold">{match.summary}</p>
            <p className="text-ink-muted text-sm">{`${job.company.name} sees the same match.`}</p>
          </div>
        </div>
      )}
      <details className="group">
        <summary className="row cursor-pointer list-none gap-3 [&::-webkit-details-marker]:hidden">
          <span className="grow font-semibold">About the job</span>
          <span className="inline-flex text-ink-muted transition-transform group-open:rotate-180">
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </summary>
        <div className="border-line border-t p-4 md:p-5">
          <h2 className="sr-only">About the job</h2>
          <Posting job={job} />
        </div>
      </details>
    </section>
  );
}

/** The job closed while its form was open: the responses stay in case it reopens, or for a similar job. */
function ClosedMeanwhile({ job }: { job: JobDetails }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title="This job has closed since you opened it"
      actions={<LinkButton to={paths.jobs.detail(job)}>See similar jobs</LinkButton>}
    >
      It no longer takes applications. Nothing was sent, and we kept your responses as a draft.
    </Notice>
  );
}

function AlreadyApplied({ job, applicationId }: { job: JobDetails; applicationId: string }) {
  return (
    <Notice
      title={
        job.withdrawn
          ? `You applied for this job ${mostAttempts} times and withdrew each time`
          : "You have already applied for this job"
      }
      actions={<LinkButton to={paths.candidate.application(applicationId)}>View your application</LinkButton>}
    />
  );
}

/** The earlier, withdrawn application, above the new form. */
function WithdrawnBefore({ job }: { job: JobDetails }) {
  if (!job.application_id || !job.withdrawn) return null;
  return (
    <Notice
      title={`${withdrewWords(job.withdrawn)}. You can apply again.`}
      actions={<LinkButton to={paths.candidate.application(job.application_id)}>View what you sent</LinkButton>}
    >
      That application stays as you sent it, and {job.company.name} sees that you're applying again.
    </Notice>
  );
}

interface ApplicationProps {
  job: JobDetails;
  userId: string;
}

/** The application form, or why there is none. */
function Application({ job, userId }: ApplicationProps) {
  useJobView(job.id);
  const questions = useEagerQuery({ ...jobQuestionsQuery(job.id), meta: { silent: true } });
  const profile = useEagerQuery({ ...profileQuery(userId), meta: { silent: true } });
  const documents = useEagerQuery(myDocumentsQuery());
  const asked = useEagerQuery(mySubmissionsQuery());
  const candidate = profile.data?.candidate;
  if (job.application_id && !canApply(job)) return <AlreadyApplied job={job} applicationId={job.application_id} />;
  const failed = [profile, documents].find(({ data, error }) => !data && error);
  if (failed?.error) {
    return (
      <RetryNotice title="Your profile couldn't be loaded." query={failed}>
        {failed.error.message}
      </RetryNotice>
    );
  }
  // Shown together with the form to avoid layout shift.
  if (questions.isPending || !candidate || !documents.data || (asked.isPending && asked.failureCount === 0)) {
    return (
      <Card flush>
        <Skeleton label="Loading the questions" />
      </Card>
    );
  }
  return (
    <>
      <WithdrawnBefore job={job} />
      <SubmissionLine asked={asked.data?.find((each) => each.job.id === job.id)} />
      {questions.isError && !questions.data && (
        <RetryNotice title="The questions of this job couldn't be loaded." query={questions}>
          {questions.error.message}
        </RetryNotice>
      )}
      <ApplyForm
        // A form with questions is a different form.
        key={`${job.id} ${questions.data ? "asked" : ""}`}
        job={job}
        questions={questions.data ?? null}
        candidate={candidate}
        documents={documents.data}
      />
    </>
  );
}

/** /candidate/apply/:jobId */
export function ApplyPage() {
  const { jobId = "" } = useParams();
  const { user } = useAuth();
  const query = useEagerQuery({ ...jobQuery(jobId), meta: { silent: true } });
  const { data: job, error } = query;
  // In parallel with the job.
  useEagerQuery({ ...jobQuestionsQuery(jobId), meta: { silent: true } });
  useEagerQuery({ ...profileQuery(user?.id ?? ""), enabled: user !== null, meta: { silent: true } });
  useEagerQuery({ ...myDocumentsQuery(), enabled: user !== null });
  useEagerQuery({ ...mySubmissionsQuery(), enabled: user !== null });

  if (!job && error) return <JobUnavailable jobId={jobId} error={error} query={query} />;
  if (!job || !user) return <PageLoader />;

  return (
    <div className="wrap pt-3 md:pt-6">
      <BackLink to={paths.candidate.dashboard()}>Back to Dashboard</BackLink>
      <div className="split mt-1">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <JobHeading
            title={job.title}
            company={job.company}
            documentTitle={`Apply: ${job.title}, ${job.company.name}`}
          >
            <Meta className="mt-0.5">
              {job.company.name}
              {placeAndType(job)}
            </Meta>
          </JobHeading>
          {error && isMissing(error) && <ClosedMeanwhile job={job} />}
          <JobCard job={job} />
          <Application job={job} userId={user.id} />
        </div>
        <aside className="lg:sticky lg:top-16" aria-label="Job Summary">
          <JobSummaryCard job={job} />
        </aside>
      </div>
    </div>
  );
}
