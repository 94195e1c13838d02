import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { Offer } from "@contracts/offers/offer";
import { ActionBar } from "@/components/ui/action-bar";
import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useEagerQuery } from "@/lib/use-eager-query";
import { AnswerOffer } from "@/offers/candidate/answer-offer";
import { offersQuery } from "@/offers/data/offers";
import { OfferBody } from "@/offers/shared/offer-body";

const titles: Record<Offer["state"], string> = {
  open: "You have an offer",
  accepted: "The offer you accepted",
  declined: "The offer you declined",
  withdrawn: "An offer that was withdrawn",
  expired: "An offer that has expired",
  ended: "An offer that has ended",
};

interface CandidateOfferProps {
  application: CandidateApplicationDetail;
  /** The id of the message box to the company. */
  writeTo?: string;
}

/** An application's latest offer, for its candidate to read and reply to; hidden if there is none. */
export function CandidateOffer({ application, writeTo }: CandidateOfferProps) {
  const query = useEagerQuery({ ...offersQuery(application.id), meta: { silent: true } });
  const { name } = application.job.company;
  if (query.isError && !query.data) {
    return (
      <Card title="Offer">
        <RetryNotice title="Couldn't load the offers" query={query}>
          {query.error.message}
        </RetryNotice>
      </Card>
    );
  }
  const offer = query.data?.offers.at(-1);
  if (!offer) return null;
  const answered = {
    applicationId: application.id,
    offer,
    company: name,
    others: query.data?.other_applications ?? 0,
  };
  return (
    <Card id="offer" title={titles[offer.state]} className={offer.can.answer ? "border-accent-line" : undefined}>
      <OfferBody
        offer={offer}
        reader="candidate"
        other={name}
        until={
          offer.can.answer &&
          writeTo && (
            <>
              Ask for changes first if you like:{" "}
              <a className="link" href={`#${writeTo}`}>
                write to them
              </a>
              .
            </>
          )
        }
      />
      {offer.can.answer && (
        <>
          <div className="in-bar mt-5 flex gap-2 print:hidden">
            <AnswerOffer {...answered} />
          </div>
          <ActionBar asks>
            <AnswerOffer {...answered} isBar />
          </ActionBar>
        </>
      )}
    </Card>
  );
}
