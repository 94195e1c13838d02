import type { Candidate, JobDetails } from "@contracts/candidates/candidate";
import { idInKey } from "@contracts/page-address";
import { useParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { profileQuery } from "@/candidates/data/profile-query";
import { PageLoader } from "@/components/feedback/page-loader";
import { EmployerFacts } from "@/components/product/employer-card";
import { IncompleteProfile } from "@/components/product/incomplete-profile";
import { JobHeading } from "@/components/product/job-heading";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { jobQuery, similarJobsQuery } from "@/jobs/data/public-job-queries";
import { useJobView } from "@/jobs/data/use-job-view";
import { Employer } from "@/jobs/public/reading/employer";
import { JobAbout } from "@/jobs/public/reading/job-about";
import { JobCompared } from "@/jobs/public/reading/job-compared";
import { JobIntro } from "@/jobs/public/reading/job-intro";
import { ReportJob } from "@/jobs/public/report-job";
import { SaveJob } from "@/jobs/public/save-job";
import { ShareCard } from "@/jobs/public/share-card";
import { TicksOffer } from "@/jobs/public/ticks-offer";
import { JobUnavailable } from "@/jobs/shared/job-unavailable";
import { canApply, nextStep } from "@/jobs/shared/next-step";
import { SimilarJobsOf } from "@/jobs/shared/similar-jobs";
import { isMissing } from "@/lib/app-error";
import { isId } from "@/lib/is-id";
import { sharedAddress } from "@/lib/job-source";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useOneAddress } from "@/lib/use-one-address";

function Job({ job, candidate }: { job: JobDetails; candidate: Candidate | undefined }) {
  const auth = useAuth();
  const step = nextStep(job, auth);
  return (
    // At least as tall as the window, so that similar jobs loading later don't move a visible footer.
    <div className="wrap min-h-dvh pt-4 md:pt-6">
      <BackLink to={paths.jobs.list()}>Jobs</BackLink>
      <div className="mt-2 flex items-start gap-4 md:mt-3">
        <div className="min-w-0 grow">
          <JobHeading large title={job.title} company={job.company} documentTitle={`${job.title}, ${job.company.name}`}>
            <Employer job={job} />
          </JobHeading>
        </div>
        {step && (
          <span className="flex flex-none gap-2 max-lg:hidden">
            <SaveJob job={job} />
            <LinkButton to={step.to} variant="primary">
              {step.label}
            </LinkButton>
          </span>
        )}
      </div>
      <div className="split mt-5 md:mt-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {canApply(job) && <IncompleteProfile candidate={candidate} />}
          <TicksOffer />
          <article className="card overflow-hidden" aria-label={job.title}>
            <JobIntro job={job} note={step?.note} />
            <JobCompared key={job.id} job={job} />
            <JobAbout job={job} heading="h2" />
          </article>
          <SimilarJobsOf jobId={job.id} />
          <div className="-ml-2.5">
            <ReportJob job={job} />
          </div>
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-16" aria-label="Company and sharing">
          <EmployerFacts employer={job.company} />
          <ShareCard
            subject={`${job.title}, ${job.company.name}`}
            url={sharedAddress(job)}
            note="The link never includes what you selected."
          />
        </aside>
      </div>
      {step && (
        <ActionBar>
          <SaveJob job={job} inRow />
          <LinkButton to={step.to} variant="primary" className="grow">
            {step.label}
          </LinkButton>
        </ActionBar>
      )}
    </div>
  );
}

/** An open job: its details, its match with the reader, its employer, and Apply. Public. */
export function JobPage() {
  const id = idInKey(useParams().id ?? "");
  const { status, role, user } = useAuth();
  const enabled = status !== "loading";
  const query = useEagerQuery({ ...jobQuery(id), enabled, meta: { silent: true } });
  // In parallel with the job, so that what's below appears with it.
  useEagerQuery({ ...similarJobsQuery(id), enabled: enabled && isId(id), meta: { silent: true } });
  const profile = useEagerQuery({
    ...profileQuery(user?.id ?? ""),
    enabled: role === "candidate",
    meta: { silent: true },
  });
  const { data: job, error } = query;
  useJobView(job?.id);
  useOneAddress(job && paths.jobs.detail(job));
  // Shown together with the match above it, to avoid layout shift.
  const awaitsProfile = profile.isLoading && profile.failureCount === 0;

  // A job closed since it was loaded offers nothing anymore.
  if (error && (!job || isMissing(error))) return <JobUnavailable jobId={id} error={error} query={query} />;
  if (!job || awaitsProfile) return <PageLoader />;
  return <Job job={job} candidate={profile.data?.candidate} />;
}
