import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { EmployerFacts } from "@/components/product/employer-card";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { jobQuery } from "@/jobs/data/public-job-queries";
import { useJobView } from "@/jobs/data/use-job-view";
import { Employer } from "@/jobs/public/reading/employer";
import { JobAbout } from "@/jobs/public/reading/job-about";
import { JobCompared } from "@/jobs/public/reading/job-compared";
import { JobIntro } from "@/jobs/public/reading/job-intro";
import { SaveJob } from "@/jobs/public/save-job";
import { canApply, nextStep } from "@/jobs/shared/next-step";
import { isMissing } from "@/lib/app-error";
import { useSettled } from "@/lib/use-settled";

export interface JobPaneProps {
  jobId: string;
  /** Opened by the reader, as opposed to shown because it is the first. */
  isChosen: boolean;
}

/** How long a job has to be open to count as viewed, in ms: not when stepping through rows. */
const readMs = 1500;

/** A job next to the list: its page's contents, without links to further ones. */
export default function JobPane({ jobId, isChosen }: JobPaneProps) {
  const auth = useAuth();
  // Skips rows that are only stepped over.
  const id = useSettled(jobId, 120);
  const query = useQuery({ ...jobQuery(id), placeholderData: keepPreviousData, meta: { silent: true } });
  const { data: job, error } = query;
  const read = useSettled(jobId, readMs);
  useJobView(isChosen && job?.id === read && read === jobId ? read : undefined);
  if (!job || error) {
    return (
      <section className="pane card" aria-label="Job">
        {!error && <Skeleton label="Loading the job" rows={6} />}
        {error && isMissing(error) && <EmptyState title="This job is no longer open." />}
        {error && !isMissing(error) && (
          <ErrorState title="Failed to load job details" query={query}>
            {error.message}
          </ErrorState>
        )}
      </section>
    );
  }
  const step = nextStep(job, auth);
  return (
    <article
      // Another job starts at its top.
      key={job.id}
      className="pane card"
      aria-labelledby="pane-title"
      aria-busy={job.id !== jobId}
    >
      <div className="pane-head">
        <CompanyAvatar name={job.company.name} size="lg" logo={job.company.logo_url} />
        <div className="min-w-0 grow">
          <h2 id="pane-title" className="break-words font-semibold text-xl">
            <TitleLink to={paths.jobs.detail(job)} state={{ source: "search" }}>
              {job.title}
            </TitleLink>
          </h2>
          <Employer job={job} />
        </div>
        <SaveJob job={job} />
        {step && (
          <LinkButton to={step.to} state={{ source: "search" }} variant="primary">
            {canApply(job) ? step.label : "View application"}
          </LinkButton>
        )}
      </div>
      <JobIntro job={job} note={step?.note} />
      <JobCompared job={job} />
      <JobAbout job={job} heading="h3" />
      <EmployerFacts employer={job.company} />
    </article>
  );
}
