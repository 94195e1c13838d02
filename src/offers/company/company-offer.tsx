import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { Handshake } from "lucide-react";
import { useState } from "react";
import { isOnlyPaused } from "@/applications/model/only-paused";
import { PausedActs } from "@/components/product/paused-acts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { loadDialog } from "@/components/ui/load-later";
import { RetryNotice } from "@/components/ui/retry-notice";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";
import { MakeOffer } from "@/offers/company/make-offer";
import { offersQuery } from "@/offers/data/offers";
import { OfferBody } from "@/offers/shared/offer-body";

const WithdrawOfferDialog = loadDialog(
  async () => (await import("@/offers/company/withdraw-offer-dialog")).WithdrawOfferDialog,
);

interface CompanyOfferProps {
  application: CompanyApplicationDetail;
  onMoved: () => void;
}

/** The latest offer to an applicant, or a way to make one; hidden for those who can do neither. */
export function CompanyOffer({ application, onMoved }: CompanyOfferProps) {
  const { job, can } = application;
  const query = useEagerQuery({ ...offersQuery(application.id), enabled: can.talk, meta: { silent: true } });
  /** The offer to withdraw. */
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const name = application.candidate.first_name || "The candidate";
  if (query.isError && !query.data) {
    return (
      <Card title="Offer">
        <RetryNotice title="Couldn't load the offers" query={query}>
          {query.error.message}
        </RetryNotice>
      </Card>
    );
  }
  const { data } = query;
  const offer = data?.offers.at(-1);
  // Another one comes after the end of the last.
  const waits = isOnlyPaused(application) && offer?.state !== "open" && offer?.state !== "accepted";
  if (!data || (!offer && !data.can.make && !waits)) return null;
  return (
    <Card title="Offer">
      {offer ? (
        <>
          <OfferBody
            offer={offer}
            reader="company"
            company={job.can.open ? undefined : job.company_name}
            other={name}
            until={
              offer.is_shown
                ? `Sent to ${name} on ${formatDate(offer.created_at)}.`
                : `We'll notify ${name} in a moment.`
            }
          />
          {offer.can.withdraw && (
            <Button
              variant="danger-quiet"
              className="mt-3"
              aria-haspopup="dialog"
              onClick={() => setWithdrawing(offer.id)}
            >
              Withdraw offer
            </Button>
          )}
          {/* Once it has a reply there is nothing to withdraw. */}
          {withdrawing === offer.id && offer.can.withdraw && (
            <WithdrawOfferDialog
              applicationId={application.id}
              offer={offer}
              name={name}
              onClose={() => setWithdrawing(null)}
            />
          )}
        </>
      ) : (
        <p className="text-ink-muted text-sm">{`Salary, start date and expiration date. ${name} accepts or declines it here.`}</p>
      )}
      <div className="mt-3 empty:hidden">
        {waits && <PausedActs acts={[{ label: "Make an offer", icon: Handshake }]} />}
        <MakeOffer application={application} onMoved={onMoved} block />
      </div>
    </Card>
  );
}
