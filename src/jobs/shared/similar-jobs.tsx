import type { SimilarJob } from "@contracts/candidates/candidate";
import { formatPay } from "@contracts/money";
import { ArrowRight } from "lucide-react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchStrip } from "@/components/product/match";
import { hasAnySkill, isNamedByStrip, matchParts } from "@/components/product/match-parts";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { similarJobsQuery } from "@/jobs/data/public-job-queries";
import { useReaderMatch } from "@/jobs/shared/reader-match";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Skills named in a row; the strip counts the rest. */
const named = 3;

function SimilarJobItem({ job }: { job: SimilarJob }) {
  const match = useReaderMatch()(job);
  const salary = formatPay(job);
  return (
    <li>
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div>
        <CoverLink to={paths.jobs.detail(job)}>{job.title}</CoverLink>
        <Meta>
          {job.company_name}
          {job.location}
        </Meta>
        {salary && <span className="tnum text-sm text-ink-muted">{salary}</span>}
        <span className="mt-1 break-words text-sm text-ink-muted">
          Also asks for {job.shared.slice(0, named).join(", ")}
        </span>
        {match && hasAnySkill(match) && (
          <span className="match mt-auto pt-1.5">
            <MatchStrip match={match} />
            <b aria-hidden={isNamedByStrip(match)}>{matchParts(match).counts}</b>
          </span>
        )}
      </div>
    </li>
  );
}

interface SimilarJobsProps {
  jobs: readonly SimilarJob[];
  title?: string;
}

/** Open jobs with similar requirements, with the reader's strip; hidden if empty. */
export function SimilarJobs({ jobs, title = "Similar jobs" }: SimilarJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <Card
      flush
      title={title}
      aside={
        <LinkButton to={paths.jobs.list()} variant="quiet" size="sm" className="-mr-2">
          All jobs <Icon icon={ArrowRight} size="sm" />
        </LinkButton>
      }
      className="overflow-hidden"
    >
      <ul className="similar" aria-label={title}>
        {jobs.map((job) => (
          <SimilarJobItem key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

/** The same next to an open job. It's below the job, so loading errors stay silent. */
export function SimilarJobsOf({ jobId }: { jobId: string }) {
  const { data } = useEagerQuery({ ...similarJobsQuery(jobId), meta: { silent: true } });
  return data ? <SimilarJobs jobs={data.jobs.slice(0, 3)} /> : null;
}
