import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { isLate, upcomingStep } from "@/applications/candidate/upcoming-step";
import { applicationTimeline } from "@/applications/shared/application-timeline";
import { answeredWords } from "@/components/product/kept-promises";
import { Timeline } from "@/components/product/timeline";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

type Shown = { application: CandidateApplicationDetail };

/** What becomes of a promised day that passes, and how often this company kept one. */
function PromiseNote({ application }: Shown) {
  const { answer_due, employer, job } = application;
  if (!answer_due) return null;
  const promises = employer?.promises ?? null;
  const counts = promises ? "it counts on their page" : "it counts on their page, from ten promises on";
  return (
    <p className="mt-4 border-line border-t pt-4 text-ink-muted text-sm">
      {isLate(answer_due)
        ? `The day has passed: both of you were reminded, and ${counts}.`
        : `If the day passes, both of you are reminded, and ${counts}.`}
      {promises && (
        <>
          {` ${job.company.name} `}
          <b className="whitespace-nowrap font-semibold text-ink">{answeredWords(promises).toLowerCase()}</b>
          {" by the promised day."}
        </>
      )}
    </p>
  );
}

interface StatusCardProps extends Shown {
  className?: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** The whole way of an application, what it waits for and by when, and what can be done. */
export function StatusCard({ application, className, children }: StatusCardProps) {
  const { events, job, later_id, status, can } = application;
  return (
    <Card title="Application Status" className={className}>
      <Timeline
        label="Application Status"
        entries={[
          ...applicationTimeline(events, (id) => paths.candidate.application(id)),
          ...upcomingStep(application),
        ]}
      />
      <PromiseNote application={application} />
      {!job.is_visible && <p className="mt-4 text-ink-muted text-sm">This posting is no longer open.</p>}
      {status === "withdrawn" && (later_id || can.apply_again) && (
        <p className="mt-4 text-ink-muted text-sm">
          {later_id ? (
            <TextLink to={paths.candidate.application(later_id)}>You have applied again</TextLink>
          ) : (
            "The job is still open: you can apply again, with what your profile says now."
          )}
        </p>
      )}
      <div className="unless-barred mt-4 grid gap-1 empty:hidden print:hidden">{children}</div>
    </Card>
  );
}
