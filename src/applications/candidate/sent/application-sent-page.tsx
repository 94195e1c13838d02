import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { Bell, CalendarCheck, Check, ListChecks, type LucideIcon, Users } from "lucide-react";
import { Navigate, useParams } from "react-router-dom";
import { SentFiles, SentRow } from "@/applications/candidate/sent/sent-files";
import { Withdraw } from "@/applications/candidate/withdraw";
import { myApplicationQuery } from "@/applications/data/my-application-queries";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { keptWords } from "@/components/product/kept-promises";
import { held, matchParts } from "@/components/product/match-parts";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { similarJobsQuery } from "@/jobs/data/public-job-queries";
import { SimilarJobs } from "@/jobs/shared/similar-jobs";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

type Shown = { application: CandidateApplicationDetail };

function Step({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li>
      <span className="file-ic">
        <Icon icon={icon} />
      </span>
      <div className="min-w-0 break-words">
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

function WhatHappensNext({ application: { job, match, answer_by, employer } }: Shown) {
  const company = job.company.name;
  const promises = employer?.promises;
  return (
    <Card title="What happens next">
      <ol className="sent-next">
        <Step icon={Users} title={`${company} reviews it`}>
          {match.without_skills
            ? "They see what you sent and the same match you see."
            : `They see what you sent and the same match you see: ${matchParts(match).counts}.`}
        </Step>
        <Step icon={Bell} title="You'll be notified of every change">
          By email and here on your dashboard.
        </Step>
        {answer_by && (
          <Step icon={CalendarCheck} title={`A reply by ${formatDate(answer_by)}`}>
            {`${promises ? `${keptWords(promises)}. ` : ""}If they miss it, we remind you both.`}
          </Step>
        )}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Links />
      </div>
    </Card>
  );
}

function Links() {
  const { id = "" } = useParams();
  return (
    <>
      <LinkButton to={paths.candidate.application(id)} variant="primary" className="max-sm:w-full">
        View application
      </LinkButton>
      <LinkButton to={paths.candidate.dashboard()} className="max-sm:w-full">
        Back to Dashboard
      </LinkButton>
    </>
  );
}

function WhatYouSent({ application }: Shown) {
  const answered = application.answers.filter(({ answer }) => answer !== "").length;
  return (
    <Card title="What you sent" flush>
      <SentFiles application={application}>
        <SentRow
          icon={ListChecks}
          title={
            <span className="block font-medium">{answered > 0 ? formatCount(answered, "answer") : "Your profile"}</span>
          }
          text={answered > 0 ? "Plus your profile as it is today" : "As it is today"}
          action={null}
        />
      </SentFiles>
      <div className="border-line border-t px-4 py-3 text-ink-muted text-sm md:px-5">
        <p>{`Sent ${formatDate(application.applied_at)}. This copy stays the same even if you change your profile.`}</p>
        <div className="-mx-2 mt-1 empty:hidden">
          <Withdraw application={application} />
        </div>
      </div>
    </Card>
  );
}

/** Up to two open jobs with similar requirements, of which the reader has at least half; empty without any. */
function GoodSimilarJobs({ jobId }: { jobId: string }) {
  const { data } = useEagerQuery({ ...similarJobsQuery(jobId), meta: { silent: true } });
  const good = data?.jobs.filter(
    ({ application, match }) =>
      !application && match && match.required.length > 0 && held(match.required) * 2 >= match.required.length,
  );
  return good ? <SimilarJobs jobs={good.slice(0, 2)} /> : null;
}

/** /candidate/applications/:id/sent: what was sent, and what happens next. */
export function ApplicationSentPage() {
  const { id = "" } = useParams();
  const { data, error } = useEagerQuery({ ...myApplicationQuery(id), meta: { silent: true } });
  // The application's page explains errors, or a withdrawal.
  if ((!data && error) || data?.status === "withdrawn")
    return <Navigate to={paths.candidate.application(id)} replace />;
  if (!data) return <PageLoader />;
  const { job, answer_by } = data;
  return (
    <div className="wrap pt-5 md:pt-8">
      <span className="sent-mark" aria-hidden="true">
        <Icon icon={Check} />
      </span>
      <PageTitle className="mt-3">Application sent</PageTitle>
      <p className="mt-2 text-ink-muted text-md">
        {`Application submitted successfully! ${job.title} at ${job.company.name}.`}
        {answer_by && (
          <>
            {" You'll hear back by "}
            <b className="font-semibold text-ink">{formatDate(answer_by)}</b>.
          </>
        )}
      </p>
      <div className="split mt-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <WhatHappensNext application={data} />
        </div>
        <aside className="lg:sticky lg:top-16 lg:col-start-2 lg:row-span-2" aria-label="What you sent">
          <WhatYouSent application={data} />
        </aside>
        <div className="min-w-0 empty:hidden">
          <GoodSimilarJobs jobId={job.id} />
        </div>
      </div>
    </div>
  );
}
