import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { nextStatus } from "@contracts/applications/application-status";
import { useQuery } from "@tanstack/react-query";
import { useKeptZone } from "@/auth/use-kept-zone";
import { paths } from "@/config/paths";
import { Conversation } from "@/conversations/shared/conversation";
import { ChooseTime } from "@/interviews/candidate/choose-time";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { calendarEntry } from "@/interviews/model/calendar-entry";
import { interviewLines } from "@/interviews/model/interview-lines";
import { AddToCalendar } from "@/interviews/shared/add-to-calendar";
import { NextInterview } from "@/interviews/shared/next-interview";
import { TimesOfMessage } from "@/interviews/shared/times-of-message";
import { formatCount } from "@/lib/format";
import { CandidateOffer } from "@/offers/candidate/candidate-offer";
import { offersQuery } from "@/offers/data/offers";
import { offerLines } from "@/offers/model/offer-words";
import { OfferOfMessage } from "@/offers/shared/offer-of-message";

type Shown = { application: CandidateApplicationDetail };

/** What waits for the candidate's reply, and upcoming interviews. */
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

const SeeAbove = ({ to, children }: { to: string; children: string }) => (
  <a className="link touch inline-block text-sm" href={`#${to}`}>
    {children}
  </a>
);

export function ApplicationTalk({ application: { id, job } }: Shown) {
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
        ...(interviews ? interviewLines(interviews, zone, { candidate: "You", company: name }) : []),
        ...(offers ? offerLines(offers.offers, names) : []),
      ]}
      under={({ proposal_id, offer_id }) => {
        // A pending item shows once, in the card above.
        const proposal = interviews?.proposals.find((each) => each.id === proposal_id);
        const times = proposal?.state === "open" ? proposal.slots.filter(({ can_pick }) => can_pick).length : 0;
        const isOffered = offers?.offers.at(-1)?.id === offer_id;
        return (
          <>
            {times > 0 ? (
              <SeeAbove to="times">{`${formatCount(times, "time")} proposed, see above`}</SeeAbove>
            ) : (
              proposal_id && <TimesOfMessage applicationId={id} proposalId={proposal_id} />
            )}
            {offer_id && isOffered ? (
              <SeeAbove to="offer">Offer sent, see above</SeeAbove>
            ) : (
              offer_id && <OfferOfMessage applicationId={id} offerId={offer_id} {...names} />
            )}
          </>
        );
      }}
    />
  );
}
