import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Posting } from "@/components/product/posting";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { jobQuery } from "@/jobs/data/public-job-queries";
import { useJobView } from "@/jobs/data/use-job-view";
import { CompanyFacts } from "@/jobs/public/reading/company-facts";
import { JobCompared, namesSkills } from "@/jobs/public/reading/job-compared";
import { JobFactsLine } from "@/jobs/public/reading/job-facts-line";
import { SaveJob } from "@/jobs/public/save-job";
import { canApply, nextStep } from "@/jobs/shared/next-step";
import { isMissing } from "@/lib/app-error";
import { useSettled } from "@/lib/use-settled";

export interface JobPaneProps {
  jobId: string;
  /** Somebody opened it; otherwise it shows because the list begins with it. */
  isChosen: boolean;
}

/** How long a job stands open before that is a view of it: rows that are walked over are none. */
const readMs = 1500;

/** One job of the list, read beside it: what its page says, without what leads further. */
export default function JobPane({ jobId, isChosen }: JobPaneProps) {
  const auth = useAuth();
  // Rows that are walked over are not asked for.
  const id = useSettled(jobId, 120);
  const query = useQuery({ ...jobQuery(id), placeholderData: keepPreviousData, meta: { silent: true } });
  const { data: job, error } = query;
  const read = useSettled(jobId, readMs);
  useJobView(isChosen && job?.id === read && read === jobId ? read : undefined);
  if (!job || error) {
    return (
      <section className="pane card" aria-label="Job">
        {!error && <Skeleton label="Loading the job" rows={6} />}
        {error && isMissing(error) && <EmptyState title="This job is not open any more." />}
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
      // Another job begins at its top.
      key={job.id}
      className="pane card"
      aria-labelledby="pane-title"
      aria-busy={job.id !== jobId}
    >
      <div className="pane-head">
        <CompanyAvatar name={job.company.name} size="lg" logo={job.company.logo_url} />
        <div className="min-w-0 grow">
          <h2 id="pane-title" className="break-words font-semibold text-xl">
            <TitleLink to={paths.jobs.detail(job.id)} state={{ source: "search" }}>
              {job.title}
            </TitleLink>
          </h2>
          <p className="break-words">
            <TitleLink to={paths.companies.detail(job.company.id)} className="font-medium">
              {job.company.name}
            </TitleLink>
          </p>
        </div>
        <SaveJob job={job} />
        {step && (
          <LinkButton to={step.to} state={{ source: "search" }} variant="primary">
            {canApply(job) ? step.label : "View application"}
          </LinkButton>
        )}
      </div>
      <div className="pane-facts">
        <JobFactsLine job={job} withSalary />
        {canApply(job) && step?.note && <p className="mt-2 text-ink-muted text-sm">{step.note}</p>}
      </div>
      <JobCompared job={job} />
      <section className="pane-sec" aria-labelledby="pane-about">
        <h3 id="pane-about" className="mb-2.5 font-semibold text-lg">
          About the job
        </h3>
        {/* The day of the answer stands with the company. */}
        <Posting job={{ ...job, answer_days: null }} showSkills={!namesSkills(job)} />
      </section>
      <CompanyFacts job={job} />
    </article>
  );
}
