import type { Offer } from "@contracts/offers/offer";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";

const AcceptDialog = loadDialog(async () => (await import("@/offers/candidate/accept-dialog")).AcceptDialog);
const DeclineDialog = loadDialog(async () => (await import("@/offers/candidate/decline-dialog")).DeclineDialog);

interface AnswerOfferProps {
  applicationId: string;
  offer: Offer;
  company: string;
  others: number;
  /** In the bottom bar: the primary one is last and wider. */
  isBar?: boolean;
}

export function AnswerOffer({ applicationId, offer, company, others, isBar = false }: AnswerOfferProps) {
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const close = () => setAsking(null);
  const asked = { applicationId, offer, company, onClose: close };
  const buttons = [
    <Button
      key="accept"
      variant="primary"
      className={isBar ? "grow" : undefined}
      aria-haspopup="dialog"
      onClick={() => setAsking("accept")}
    >
      Accept offer
    </Button>,
    <Button key="decline" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking("decline")}>
      Decline
    </Button>,
  ];
  return (
    <>
      {isBar ? buttons.toReversed() : buttons}
      {asking === "accept" && <AcceptDialog {...asked} others={others} />}
      {asking === "decline" && <DeclineDialog {...asked} />}
    </>
  );
}
