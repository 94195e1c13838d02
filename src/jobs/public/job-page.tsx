import type { Candidate, JobDetails } from "@contracts/candidates/candidate";
import { companySizeLabel } from "@contracts/enums";
import { useParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { profileQuery } from "@/candidates/data/profile-query";
import { PageLoader } from "@/components/feedback/page-loader";
import { IncompleteProfile } from "@/components/product/incomplete-profile";
import { JobHeading } from "@/components/product/job-heading";
import { Posting } from "@/components/product/posting";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { jobQuery, similarJobsQuery } from "@/jobs/data/public-job-queries";
import { useJobView } from "@/jobs/data/use-job-view";
import { answerDay } from "@/jobs/public/reading/answer-promise";
import { CompanyFacts } from "@/jobs/public/reading/company-facts";
import { JobCompared, namesSkills } from "@/jobs/public/reading/job-compared";
import { JobFactsLine } from "@/jobs/public/reading/job-facts-line";
import { ReportJob } from "@/jobs/public/report-job";
import { SaveJob } from "@/jobs/public/save-job";
import { ShareCard } from "@/jobs/public/share-card";
import { TicksOffer } from "@/jobs/public/ticks-offer";
import { JobUnavailable } from "@/jobs/shared/job-unavailable";
import { canApply, type NextStep, nextStep } from "@/jobs/shared/next-step";
import { SimilarJobsOf } from "@/jobs/shared/similar-jobs";
import { isMissing } from "@/lib/app-error";
import { formatSalaryRange, formatWords } from "@/lib/format";
import { isId } from "@/lib/is-id";
import { sharedAddress } from "@/lib/job-source";
import { useEagerQuery } from "@/lib/use-eager-query";

/** "Quillmark Freight · Transportation · 201-500 employees". */
function Employer({ company }: { company: JobDetails["company"] }) {
  const { id, name, industry, company_size } = company;
  const facts = [formatWords(industry), company_size && companySizeLabel(company_size)].filter(Boolean);
  return (
    <p className="mt-0.5 break-words text-ink-muted">
      <TitleLink to={paths.companies.detail(id)} className="font-medium text-ink">
        {name}
      </TitleLink>
      {facts.map((fact) => ` · ${fact}`)}
    </p>
  );
}

/** What the job pays and where it leads. */
function ApplyCard({ job, salary, step }: { job: JobDetails; salary: string; step: NextStep | null }) {
  if (!step && !salary) return null;
  return (
    <section className="card p-5 not-print:max-lg:hidden" aria-label="Apply">
      {salary && (
        <>
          <div className="tnum text-xl font-semibold">{salary}</div>
          <p className="text-sm text-ink-muted">a year</p>
        </>
      )}
      {step && (
        <LinkButton to={step.to} variant="primary" size="lg" block className={salary ? "mt-4" : ""}>
          {step.label}
        </LinkButton>
      )}
      {step && <SaveJob job={job} className="mt-2 w-full" />}
      {step?.note && <p className="mt-2.5 text-center text-sm text-ink-muted">{step.note}</p>}
    </section>
  );
}

function Job({ job, candidate }: { job: JobDetails; candidate: Candidate | undefined }) {
  const auth = useAuth();
  const salary = formatSalaryRange(job.salary_min, job.salary_max);
  const step = nextStep(job, auth);
  const promise = job.answer_days && `answer by ${answerDay(job.answer_days)}`;
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.jobs.list()}>Jobs</BackLink>
      <div className="mt-2 md:mt-3">
        <JobHeading large title={job.title} company={job.company} documentTitle={`${job.title}, ${job.company.name}`}>
          <Employer company={job.company} />
        </JobHeading>
      </div>
      <JobFactsLine job={job} className="mt-4" />
      <div className="split mt-6 md:mt-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {canApply(job) && <IncompleteProfile candidate={candidate} />}
          <TicksOffer />
          <JobCompared job={job} />
          <Card title="About the job">
            {/* The day of the answer stands beside it. */}
            <Posting job={{ ...job, answer_days: null }} showSkills={!namesSkills(job)} />
          </Card>
          <SimilarJobsOf jobId={job.id} />
          <div className="-ml-2.5">
            <ReportJob job={job} />
          </div>
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-16" aria-label="Apply, company, share">
          <ApplyCard job={job} salary={salary} step={step} />
          <CompanyFacts job={job} />
          <ShareCard
            subject={`${job.title}, ${job.company.name}`}
            url={sharedAddress(job.id)}
            note="The link carries the job only, never your ticks."
          />
        </aside>
      </div>
      {step && (
        <ActionBar
          info={
            <>
              {salary && <div className="tnum truncate text-sm font-semibold">{salary}</div>}
              <div className="truncate text-sm text-ink-muted">{promise || step.note}</div>
            </>
          }
        >
          <SaveJob job={job} inRow />
          <LinkButton to={step.to} variant="primary">
            {step.label}
          </LinkButton>
        </ActionBar>
      )}
    </div>
  );
}

/** One open job, for anyone: how it compares with its reader, what it is, who offers it, and the way to apply. */
export function JobPage() {
  const { id = "" } = useParams();
  const { status, role, user } = useAuth();
  const enabled = status !== "loading";
  const query = useEagerQuery({ ...jobQuery(id), enabled, meta: { silent: true } });
  // Asked for with the job, so that what stands below it comes with it.
  useEagerQuery({ ...similarJobsQuery(id), enabled: enabled && isId(id), meta: { silent: true } });
  const profile = useEagerQuery({
    ...profileQuery(user?.id ?? ""),
    enabled: role === "candidate",
    meta: { silent: true },
  });
  const { data: job, error } = query;
  useJobView(job?.id);
  // What is said of the profile stands above the job: both appear together, so that nothing is pushed down.
  const awaitsProfile = profile.isLoading && profile.failureCount === 0;

  // One that closed since it was read offers nothing any more.
  if (error && (!job || isMissing(error))) return <JobUnavailable jobId={id} error={error} query={query} />;
  if (!job || awaitsProfile) return <PageLoader />;
  return <Job job={job} candidate={profile.data?.candidate} />;
}
