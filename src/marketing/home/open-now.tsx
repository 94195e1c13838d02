import type { ListedJob } from "@contracts/candidates/candidate";
import { workWords } from "@contracts/jobs/work-words";
import type { MatchExplanation } from "@contracts/matching/match";
import { formatPay } from "@contracts/money";
import { ArrowRight, ChevronRight } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchStrip } from "@/components/product/match";
import { LinkButton } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { SkeletonBar } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { newestJobsQuery } from "@/jobs/data/public-job-queries";
import { useVisitorProfile } from "@/lib/ticks";
import { useEagerQuery } from "@/lib/use-eager-query";
import { type VisitorProfile, visitorMatch } from "@/lib/visitor-match";

const shown = 6;

/** The required skills, counted from a profile or ticks. A profile without skills doesn't read that it misses any. */
function RequiredSkills({ match }: { match: MatchExplanation | null }) {
  if (!match || match.without_skills) return null;
  const { required } = match;
  if (required.length === 0) return "None listed";
  return (
    <>
      <MatchStrip match={{ required, preferred: [] }} />
      <span>
        <b className="tnum">
          {required.filter(({ has }) => has).length} of {required.length}
        </b>
        <span className="lg:sr-only"> required skills</span>
      </span>
    </>
  );
}

function OpenJob({ job, profile }: { job: ListedJob; profile: VisitorProfile }) {
  const match = job.match ?? (job.asked && visitorMatch(job.asked, profile));
  const place = match?.location?.asked ?? job.location;
  return (
    <li className="open-row">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <span className="min-w-0">
        <CoverLink to={paths.jobs.detail(job)} state={{ source: "search" }}>
          {job.title}
        </CoverLink>
        <span className="block break-words text-ink-muted text-sm">
          {job.company_name}
          <span className="lg:hidden"> · {place}</span>
        </span>
      </span>
      <span className="open-at">{place}</span>
      <span className="open-at">{workWords(job).join(", ")}</span>
      <span className="open-pay tnum">
        {formatPay(job) || <span className="text-ink-muted">No salary listed</span>}
      </span>
      <span className="open-m">
        <RequiredSkills match={match} />
      </span>
      <span className="open-go">
        <Icon icon={ChevronRight} />
      </span>
    </li>
  );
}

/** As tall as the jobs to come. */
function Waiting() {
  return (
    <div className="open animate-[appear_1ms_150ms_backwards]" role="status" aria-label="Loading jobs">
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move
        <div className="open-row" key={index}>
          <SkeletonBar className="size-9 rounded-md" />
          <span className="grid gap-2">
            <SkeletonBar className="h-3.5 w-3/5" />
            <SkeletonBar className="h-3 w-2/5" />
          </span>
          {["open-at", "open-at", "open-pay", "open-m"].map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span className={place} key={at}>
              <SkeletonBar className="h-3 w-20" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The newest open jobs, each compared with the ticks; for candidates with their profile. */
export function OpenNow() {
  const { status, role } = useAuth();
  const profile = useVisitorProfile();
  const query = useEagerQuery({ ...newestJobsQuery(shown), enabled: status !== "loading", meta: { silent: true } });
  const jobs = query.data?.jobs;
  const lacksSkills = jobs?.some(({ match }) => match?.without_skills) ?? false;
  return (
    <section className="border-line border-y bg-surface" aria-labelledby="open">
      <div className="wrap py-12 md:py-16">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="grow">
            <h2 className="font-semibold text-2xl" id="open">
              Open now
            </h2>
            <p className="mt-1 text-ink-muted">
              {role !== "candidate" && <span>The bars count the skills you selected above.</span>}
              {role === "candidate" && !lacksSkills && <span>The bars count the skills on your profile.</span>}
              {lacksSkills && (
                <TextLink to={`${paths.candidate.profile({ redirect: paths.home() })}#skills`}>
                  Add your skills to see how you match
                </TextLink>
              )}
            </p>
          </div>
          <LinkButton to={paths.jobs.list()}>
            All jobs
            <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        </div>
        <div className="card mt-6 overflow-hidden">
          <div className="open-cols" aria-hidden="true">
            <span />
            <span>Job</span>
            <span>Location</span>
            <span>Type</span>
            <span>Salary</span>
            <span>Required skills</span>
            <span />
          </div>
          {jobs === undefined && !query.error && <Waiting />}
          {jobs !== undefined && jobs.length > 0 && (
            <ul className="open">
              {jobs.map((job) => (
                <OpenJob key={job.id} job={job} profile={profile} />
              ))}
            </ul>
          )}
          {(jobs?.length === 0 || (jobs === undefined && query.error)) && (
            <div className="open-none">
              {jobs ? (
                <EmptyState title="No new jobs available at the moment." />
              ) : (
                <ErrorState title="Failed to load job postings" query={query}>
                  {query.error?.message}
                </ErrorState>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
