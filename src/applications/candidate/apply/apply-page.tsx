import { mostAttempts } from "@contracts/applications/application";
import type { JobDetails } from "@contracts/candidates/candidate";
import { ChevronDown } from "lucide-react";
import { useParams } from "react-router-dom";
import { ApplyForm } from "@/applications/candidate/apply/apply-form";
import { useAuth } from "@/auth/use-auth";
import { profileQuery } from "@/candidates/data/profile-query";
import { PageLoader } from "@/components/feedback/page-loader";
import { IncompleteProfile } from "@/components/product/incomplete-profile";
import { placeAndType } from "@/components/product/job-facts";
import { JobHeading } from "@/components/product/job-heading";
import { JobSummaryCard, jobSummary } from "@/components/product/job-summary";
import { MatchLine } from "@/components/product/match";
import { Posting } from "@/components/product/posting";
import { PutForwardLine } from "@/components/product/put-forward-line";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { KeyValues } from "@/components/ui/key-values";
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
import { myPutForwardsQuery } from "@/partners/data/my-submissions";

// Where the page has room, the job is read before the form; a phone begins with the form.
const startsOpen = () => window.matchMedia("(min-width: 64rem)").matches;

/** The job itself, folded on phones: match, description, requirements, skills. */
function JobCard({ job }: { job: JobDetails }) {
  return (
    <details className="card group" open={startsOpen()}>
      <summary className="row cursor-pointer list-none gap-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          {job.match && !job.match.without_skills ? (
            <MatchLine match={job.match} />
          ) : (
            <span className="font-semibold">About the job</span>
          )}
        </span>
        <span className="flex flex-none items-center gap-1 text-sm text-ink-muted">
          Job details
          <span className="inline-flex transition-transform group-open:rotate-180">
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </span>
      </summary>
      <div className="border-t border-line p-4 md:p-5">
        <h2 className="sr-only">About the job</h2>
        <Posting job={job} />
        <div className="mt-5 border-t border-line pt-4 lg:hidden">
          <h3 className="mb-3 font-semibold">Job Summary</h3>
          <KeyValues items={jobSummary(job)} align="end" />
        </div>
      </div>
    </details>
  );
}

/** The job closed while its form was open: the answers stay, in case it opens again or one like it asks the same. */
function ClosedMeanwhile({ jobId }: { jobId: string }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title="This job has closed since you opened it"
      actions={<LinkButton to={paths.jobs.detail(jobId)}>See jobs that ask the same</LinkButton>}
    >
      It takes no applications any more. Nothing was sent, and your answers stay here as a draft.
    </Notice>
  );
}

function AlreadyApplied({ job, applicationId }: { job: JobDetails; applicationId: string }) {
  return (
    <Notice
      title={
        job.withdrawn
          ? `You have applied for this job ${mostAttempts} times and withdrawn each time`
          : "You have already applied for this job"
      }
      actions={<LinkButton to={paths.candidate.application(applicationId)}>View your application</LinkButton>}
    />
  );
}

/** What was sent before and withdrawn, above the form of another one. */
function WithdrawnBefore({ job }: { job: JobDetails }) {
  if (!job.application_id || !job.withdrawn) return null;
  return (
    <Notice
      title={`${withdrewWords(job.withdrawn)}. You can apply again.`}
      actions={<LinkButton to={paths.candidate.application(job.application_id)}>View what you sent then</LinkButton>}
    >
      It stays as it was sent, and {job.company.name} sees that this is another application.
    </Notice>
  );
}

interface ApplicationProps {
  job: JobDetails;
  userId: string;
}

/** What stands before the form and the form, or why there is none. */
function Application({ job, userId }: ApplicationProps) {
  useJobView(job.id);
  const questions = useEagerQuery({ ...jobQuestionsQuery(job.id), meta: { silent: true } });
  const profile = useEagerQuery({ ...profileQuery(userId), meta: { silent: true } });
  const asked = useEagerQuery(myPutForwardsQuery());
  const candidate = profile.data?.candidate;
  if (job.application_id && !canApply(job)) return <AlreadyApplied job={job} applicationId={job.application_id} />;
  // What is said of the profile and who asks stand above the form: they appear together, so that nothing is pushed down.
  if (questions.isPending || [profile, asked].some(({ isPending, failureCount }) => isPending && failureCount === 0)) {
    return (
      <Card flush>
        <Skeleton label="Loading the questions" />
      </Card>
    );
  }
  return (
    <>
      <WithdrawnBefore job={job} />
      <PutForwardLine asked={asked.data?.find((each) => each.job.id === job.id)} />
      <IncompleteProfile candidate={candidate} />
      {questions.isError && !questions.data && (
        <RetryNotice title="The questions of this job could not be loaded." query={questions}>
          {questions.error.message}
        </RetryNotice>
      )}
      <ApplyForm
        // What the job asks is another form than the one without it.
        key={`${job.id} ${questions.data ? "asked" : ""}`}
        jobId={job.id}
        questions={questions.data ?? null}
        candidate={candidate}
        userId={userId}
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
  // Asked for with the job, so that the form waits for one round trip only.
  useEagerQuery({ ...jobQuestionsQuery(jobId), meta: { silent: true } });
  useEagerQuery({ ...profileQuery(user?.id ?? ""), enabled: user !== null, meta: { silent: true } });
  useEagerQuery({ ...myPutForwardsQuery(), enabled: user !== null });

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
          {error && isMissing(error) && <ClosedMeanwhile jobId={jobId} />}
          <JobCard job={job} />
          <Application job={job} userId={user.id} />
        </div>
        <aside className="max-lg:hidden lg:sticky lg:top-16">
          <JobSummaryCard job={job} />
        </aside>
      </div>
    </div>
  );
}
