import type { CandidateApplicationDetail } from "@contracts/application";
import type { Offer } from "@contracts/offer";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ActionBar } from "@/components/ui/action-bar";
import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { offersQuery } from "@/data/offers/offers-query";
import { AnswerOffer, openOffer } from "@/features/offers/answer-offer";
import { OfferBody } from "@/features/offers/offer-body";
import { useEagerQuery } from "@/lib/use-eager-query";

type Shown = { application: CandidateApplicationDetail };

const titles: Record<Offer["state"], string> = {
  open: "You have an offer",
  accepted: "The offer you accepted",
  declined: "The offer you declined",
  withdrawn: "An offer that was withdrawn",
  expired: "An offer that has expired",
  ended: "An offer that has ended",
};

interface CandidateOfferProps extends Shown {
  /** The id of the box in which they write to the company. */
  writeTo?: string;
}

/** The last offer of an application, as its candidate reads and answers it; nothing where there is none. */
export function CandidateOffer({ application, writeTo }: CandidateOfferProps) {
  const query = useEagerQuery({ ...offersQuery(application.id), meta: { silent: true } });
  const { name } = application.job.company;
  if (query.isError && !query.data) {
    return (
      <Card title="Offer">
        <RetryNotice title="The offers could not be loaded" query={query}>
          {query.error.message}
        </RetryNotice>
      </Card>
    );
  }
  const offer = query.data?.offers.at(-1);
  if (!offer) return null;
  return (
    <Card id="offer" title={titles[offer.state]} className={offer.can.answer ? "border-accent-line!" : undefined}>
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
        <div className="unless-barred mt-5 flex gap-2 print:hidden">
          <AnswerOffer
            applicationId={application.id}
            offer={offer}
            company={name}
            others={query.data?.other_applications ?? 0}
          />
        </div>
      )}
    </Card>
  );
}

/** The bar at the foot of narrow windows: the answer to an offer while one waits for it, else what stands there usually. */
export function OfferBar({ application, children }: Shown & { children: ReactNode }) {
  const { data } = useQuery({ ...offersQuery(application.id), meta: { silent: true } });
  const offer = openOffer(data);
  if (!offer) return children;
  return (
    <ActionBar>
      <AnswerOffer
        applicationId={application.id}
        offer={offer}
        company={application.job.company.name}
        others={data?.other_applications ?? 0}
        isBar
      />
    </ActionBar>
  );
}
