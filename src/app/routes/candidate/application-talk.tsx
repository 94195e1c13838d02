import type { CandidateApplicationDetail } from "@contracts/application";
import { nextStatus } from "@contracts/application-status";
import { useQuery } from "@tanstack/react-query";
import { useKeptZone } from "@/auth/use-kept-zone";
import { paths } from "@/config/paths";
import { interviewsQuery } from "@/data/interviews/interviews-query";
import { offersQuery } from "@/data/offers/offers-query";
import { Conversation } from "@/features/conversation/conversation";
import { stageLines } from "@/features/conversation/stage-lines";
import { AddToCalendar } from "@/features/interviews/add-to-calendar";
import { calendarEntry } from "@/features/interviews/calendar-entry";
import { ChooseTime } from "@/features/interviews/choose-time";
import { interviewLines } from "@/features/interviews/interview-lines";
import { NextInterview } from "@/features/interviews/next-interview";
import { TimesOfMessage } from "@/features/interviews/times-of-message";
import { CandidateOffer } from "@/features/offers/candidate-offer";
import { OfferOfMessage } from "@/features/offers/offer-of-message";
import { offerLines } from "@/features/offers/offer-words";

type Shown = { application: CandidateApplicationDetail };

/** What waits for the candidate's answer, and the interviews to come. */
export function ApplicationWaiting({ application }: Shown) {
  const { id, job, status } = application;
  const { name } = job.company;
  return (
    <>
      <CandidateOffer application={application} writeTo="write" />
      <ChooseTime applicationId={id} companyName={name} />
      <NextInterview
        side="candidate"
        applicationId={id}
        candidateName={null}
        companyName={name}
        isOver={nextStatus[status] === null}
        calendar={(interview) => (
          <AddToCalendar
            entry={calendarEntry(interview, {
              job_title: job.title,
              company_name: name,
              candidate_name: null,
              path: paths.candidate.application(id),
            })}
            about={name}
          />
        )}
      />
    </>
  );
}

/** The conversation of an application, with what its messages brought and what happened between them. */
export function ApplicationTalk({ application: { id, job, events } }: Shown) {
  const { name } = job.company;
  const { zone } = useKeptZone();
  const interviews = useQuery({ ...interviewsQuery(id), meta: { silent: true } }).data;
  const offers = useQuery({ ...offersQuery(id), meta: { silent: true } }).data;
  const names = { reader: "candidate" as const, other: name };
  return (
    <Conversation
      applicationId={id}
      other={name}
      look="form"
      lines={[
        // Who moved it stands in its history.
        ...stageLines(
          id,
          events.map((event) => ({ ...event, actor_name: null })),
        ),
        ...(interviews ? interviewLines(interviews, zone, { candidate: "You", company: name }) : []),
        ...(offers ? offerLines(offers.offers, names) : []),
      ]}
      under={({ proposal_id, offer_id }) => (
        <>
          {proposal_id && <TimesOfMessage applicationId={id} proposalId={proposal_id} />}
          {offer_id && <OfferOfMessage applicationId={id} offerId={offer_id} {...names} />}
        </>
      )}
    />
  );
}
