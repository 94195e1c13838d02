import type { JobDetails } from "@contracts/candidate";
import { BriefcaseBusiness, CalendarDays, type LucideIcon, MapPin, SignalHigh } from "lucide-react";
import { useParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { EmployerCard } from "@/components/product/employer-card";
import { JobSummaryCard } from "@/components/product/job-summary";
import { Posting } from "@/components/product/posting";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { profileQuery } from "@/data/candidates/profile-query";
import { jobQuery } from "@/data/public-jobs/job-query";
import { jobQuestionsQuery } from "@/data/public-jobs/job-questions-query";
import { useJobView } from "@/data/public-jobs/use-job-view";
import { IncompleteProfile } from "@/features/jobs/incomplete-profile";
import { JobHeading } from "@/features/jobs/job-heading";
import { JobMatch } from "@/features/jobs/job-match";
import { JobUnavailable } from "@/features/jobs/job-unavailable";
import { SaveJob } from "@/features/jobs/save-job";
import { formatCount, formatSalaryRange, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon icon={icon} size="sm" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

interface NextStep {
  label: string;
  to: string;
  note: string;
}

/** Where the job leads: to the form, to sign-in and back, or to the application there already is; null for other roles. */
function nextStep(job: JobDetails, auth: ReturnType<typeof useAuth>, questions: number | undefined): NextStep | null {
  if (job.application_id) {
    return {
      label: "View your application",
      to: paths.candidate.application(job.application_id),
      note: "You have already applied for this job",
    };
  }
  const apply = paths.candidate.apply(job.id);
  if (auth.status === "signed-out") {
    return {
      label: "Apply Now",
      to: paths.signIn({ redirect: apply }),
      note: "Please log in to apply for this job",
    };
  }
  if (auth.role !== "candidate") return null;
  return { label: "Apply Now", to: apply, note: questions ? formatCount(questions, "question") : "" };
}

/** One open job, for anyone; candidates see their match and the way to apply. */
export function JobPage() {
  const { id = "" } = useParams();
  const auth = useAuth();
  const isCandidate = auth.role === "candidate";
  const query = useEagerQuery({ ...jobQuery(id), enabled: auth.status !== "loading", meta: { silent: true } });
  const { data: job, error } = query;
  useJobView(job?.id);
  const questions = useEagerQuery({ ...jobQuestionsQuery(id), enabled: isCandidate, meta: { silent: true } });
  const userId = auth.user?.id ?? "";
  const profile = useEagerQuery({ ...profileQuery(userId), enabled: isCandidate, meta: { silent: true } });
  // What is said of the profile stands above the job: both appear together, so that nothing is pushed down.
  const awaitsProfile = profile.isLoading && profile.failureCount === 0;

  if (!job && error) return <JobUnavailable error={error} query={query} />;
  if (!job || awaitsProfile) return <PageLoader />;

  const salary = formatSalaryRange(job.salary_min, job.salary_max);
  const step = nextStep(job, auth, questions.data?.length);
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.jobs.list()}>Jobs</BackLink>
      <div className="mt-2 md:mt-3">
        <JobHeading large title={job.title} company={job.company} documentTitle={`${job.title}, ${job.company.name}`}>
          <p className="mt-0.5 break-words font-medium">{job.company.name}</p>
        </JobHeading>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted">
        <Fact icon={MapPin}>{job.location}</Fact>
        <Fact icon={BriefcaseBusiness}>{formatWords(job.job_type)}</Fact>
        <Fact icon={SignalHigh}>{formatWords(job.experience_level)}</Fact>
        <Fact icon={CalendarDays}>{`Posted ${formatDate(job.posted_at)}`}</Fact>
      </ul>
      <div className="split mt-6 md:mt-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {!job.application_id && <IncompleteProfile candidate={profile.data?.candidate} />}
          {job.match && <JobMatch match={job.match} company={job.company.name} />}
          <Card title="About the job">
            <Posting job={job} showSkills={!job.match || job.match.without_skills} />
          </Card>
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-16">
          {(step || salary) && (
            <section className="card p-5 max-lg:hidden" aria-label="Apply">
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
          )}
          <JobSummaryCard job={job} />
          <EmployerCard employer={job.company} />
        </aside>
      </div>
      {step && (
        <ActionBar
          info={
            <>
              {salary && <div className="tnum text-sm font-semibold">{salary}</div>}
              {step.note && <div className="text-sm text-ink-muted">{step.note}</div>}
            </>
          }
        >
          <SaveJob job={job} />
          <LinkButton to={step.to} variant="primary">
            {step.label}
          </LinkButton>
        </ActionBar>
      )}
    </div>
  );
}
