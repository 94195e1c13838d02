import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { nextStatus } from "@contracts/applications/application-status";
import type { Interview } from "@contracts/interviews/interview";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useMoves } from "@/applications/company/use-moves";
import { isOnlyPaused } from "@/applications/model/only-paused";
import { useKeptZone } from "@/auth/use-kept-zone";
import { PausedActs } from "@/components/product/paused-acts";
import { paths } from "@/config/paths";
import { Conversation } from "@/conversations/shared/conversation";
import { stageLines } from "@/conversations/shared/stage-lines";
import { ScorecardsCard } from "@/interviews/company/scorecards/scorecards-card";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { calendarEntry } from "@/interviews/model/calendar-entry";
import { interviewLines } from "@/interviews/model/interview-lines";
import { AddToCalendar } from "@/interviews/shared/add-to-calendar";
import { NextInterview } from "@/interviews/shared/next-interview";
import { ProposeTimes } from "@/interviews/shared/propose-times";
import { TimesOfMessage } from "@/interviews/shared/times-of-message";
import { fullName } from "@/lib/format";
import { CompanyOffer } from "@/offers/company/company-offer";
import { HireCard } from "@/offers/company/hire-card";
import { offersQuery } from "@/offers/data/offers";
import { offerLines } from "@/offers/model/offer-words";
import { OfferOfMessage } from "@/offers/shared/offer-of-message";

type Shown = { application: CompanyApplicationDetail };

/** The applicant's name: in a sentence, and in full. */
function namesOf({ candidate }: CompanyApplicationDetail): { other: string; full: string } {
  const full = fullName(candidate) || candidate.email || "The applicant";
  return { other: candidate.first_name || full, full };
}

function CalendarButton({ application, interview }: Shown & { interview: Interview }) {
  const { full } = namesOf(application);
  return (
    <AddToCalendar
      entry={calendarEntry(interview, {
        job_title: application.job.title,
        company_name: application.job.company_name,
        candidate_name: full,
        path: paths.company.application(application.id),
      })}
      about={full}
    />
  );
}

export function ApplicationTalk({ application }: Shown) {
  const { id, events, can, job } = application;
  const { other, full } = namesOf(application);
  const { zone } = useKeptZone();
  const interviews = useQuery({ ...interviewsQuery(id), meta: { silent: true } }).data;
  const offers = useQuery({ ...offersQuery(id), meta: { silent: true } }).data;
  // Which colleague withdrew times or moved an interview is not kept.
  const company = job.can.open ? "Your company" : job.company_name;
  const names = { reader: "company" as const, other, company };
  return (
    <Conversation
      applicationId={id}
      other={can.note ? other : job.company_name}
      look="bar"
      lines={[
        ...stageLines(id, events),
        ...(interviews ? interviewLines(interviews, zone, { candidate: other, company }) : []),
        ...(offers ? offerLines(offers.offers, names) : []),
      ]}
      under={({ proposal_id, offer_id }) => (
        <>
          {proposal_id && (
            <TimesOfMessage
              applicationId={id}
              proposalId={proposal_id}
              calendar={(interview) => <CalendarButton application={application} interview={interview} />}
            />
          )}
          {offer_id && <OfferOfMessage applicationId={id} offerId={offer_id} {...names} />}
        </>
      )}
      actions={can.note && <ProposeTimes applicationId={id} candidateName={full} inBar />}
      waiting={
        isOnlyPaused(application) && (
          <PausedActs acts={[{ label: "Propose times", icon: CalendarClock, variant: "quiet" }, { label: "Send" }]} />
        )
      }
    />
  );
}

/** Interviews with their scorecards, an offer, and what follows a hire, next to the record. */
export function ApplicationNext({ application }: Shown) {
  const { id, can, job } = application;
  const { full } = namesOf(application);
  const { change, offerUndoOfOffer } = useMoves({ application });
  // An offer that is pending or accepted outranks the conversation; an empty one doesn't.
  const state = useQuery({ ...offersQuery(id), enabled: can.talk, meta: { silent: true } }).data?.offers.at(-1)?.state;
  const stands = state === "open" || state === "accepted";
  const offerCard = <CompanyOffer key="offer" application={application} onMoved={offerUndoOfOffer} />;
  // Readers of notes are the company's side of the conversation.
  const interviewCard = can.note && (
    <NextInterview
      key="interview"
      side="company"
      applicationId={id}
      candidateName={full}
      companyName={job.company_name}
      isOver={nextStatus[application.status] === null}
      isPaused={isOnlyPaused(application)}
      calendar={(each) => <CalendarButton application={application} interview={each} />}
    />
  );
  return (
    <>
      <HireCard
        application={application}
        reject={(others, rejection) =>
          change(
            others.map((each) => ({ ...each, can: { move: true } })),
            { to: "rejected", ...rejection },
          )
        }
      />
      {/* Keyed, so that a moved card keeps its state. */}
      {stands ? [offerCard, interviewCard] : [interviewCard, offerCard]}
      {can.note && <ScorecardsCard applicationId={id} name={full} />}
    </>
  );
}
