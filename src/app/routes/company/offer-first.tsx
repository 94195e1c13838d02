import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AskForOffer } from "@/applications/company/use-moves";
import { filledTemplateQuery } from "@/companies/data/mail-templates";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { loadDialog } from "@/components/ui/load-later";
import { offersQuery } from "@/offers/data/offers";

const MakeOfferDialog = loadDialog(async () => (await import("@/offers/company/make-offer-dialog")).MakeOfferDialog);

/** Asks how a candidate gets to Offered: with an offer sent here, or without one. */
export function OfferFirst({ application, onMoved, onClose, moveWithout, confirmation }: Parameters<AskForOffer>[0]) {
  const { id, candidate, can } = application;
  const { data, isLoading } = useQuery({ ...offersQuery(id), enabled: can.talk, meta: { silent: true } });
  const [isWriting, setWriting] = useState(false);
  const suggested = useQuery({ ...filledTemplateQuery(id, "offer"), enabled: isWriting }).data;
  const name = candidate.first_name || "The candidate";
  if (isLoading) return null;
  if (isWriting) {
    return (
      <MakeOfferDialog
        applicationId={id}
        name={name}
        moves
        before={data?.offers.at(-1)}
        payPeriod={data?.pay_period}
        suggested={suggested}
        onMade={onMoved}
        onClose={onClose}
      />
    );
  }
  if (!data?.can.make) return confirmation;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Move ${name} to Offered?`}
      description={`Send an offer that ${name} accepts or declines here, or move them without one. You can undo it for 10 seconds. Then we notify ${name}.`}
      actions={
        <>
          <Button variant="primary" onClick={() => setWriting(true)}>
            Write the offer
          </Button>
          <Button onClick={moveWithout}>Without an offer</Button>
        </>
      }
    />
  );
}
