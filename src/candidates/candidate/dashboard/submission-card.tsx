import type { MySubmission } from "@contracts/partners/partnership";
import { useId, useState } from "react";
import { DeclineDialog } from "@/candidates/candidate/decline-dialog";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchLine } from "@/components/product/match";
import { throughWords } from "@/components/product/submission-words";
import { Button, LinkButton } from "@/components/ui/button";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";

/** A job that a company would like to submit them to: applying agrees, and nothing is sent before. */
export function SubmissionCard({ submission }: { submission: MySubmission }) {
  const [asking, setAsking] = useState(false);
  const [lead, title] = [useId(), useId()];
  const { by, job } = submission;
  return (
    // No landmark: one company may ask about several jobs.
    <article
      className="card flex flex-wrap items-start gap-4 border-accent-line p-4 lg:flex-nowrap md:p-5"
      aria-labelledby={`${lead} ${title}`}
    >
      <CompanyAvatar name={by.name} logo={by.logo_url} />
      <div className="min-w-0 grow basis-0">
        <h2 id={lead} className="break-words font-semibold">
          {by.name} would like to submit you to a job
        </h2>
        <p id={title} className="mt-1 break-words font-medium">
          {job.title}
        </p>
        <Meta>
          {job.company_name}
          {job.location}
        </Meta>
        <div className="mt-1.5">
          <MatchLine match={job.match} />
        </div>
        <p className="mt-1.5 max-w-[46rem] text-sm text-ink-muted">
          Nothing is sent until you apply. {throughWords(submission)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-lg:w-full max-lg:*:grow">
        <Button variant="quiet" aria-label={`Not this one: ${job.title}`} onClick={() => setAsking(true)}>
          Not this one
        </Button>
        <LinkButton to={paths.candidate.apply(job.id)} aria-label={`See the job and apply: ${job.title}`}>
          See the job and apply
        </LinkButton>
      </div>
      <DeclineDialog asked={submission} open={asking} onOpenChange={setAsking} />
    </article>
  );
}
