import type { Offer } from "@contracts/offers/offer";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useAcceptOffer } from "@/offers/data/offers";
import { salaryWords } from "@/offers/model/offer-words";

interface AcceptDialogProps {
  applicationId: string;
  offer: Offer;
  company: string;
  /** The number of other open applications. */
  others: number;
  onClose: () => void;
}

export function AcceptDialog({ applicationId, offer, company, others, onClose }: AcceptDialogProps) {
  const accept = useAcceptOffer(applicationId);
  const close = () => !accept.isPending && onClose();
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`Accept the offer from ${company}?`}
      description={[
        `${salaryWords(offer)}, from ${formatDate(offer.starts_on)}.`,
        "They are notified right away, and your application moves to Hired.",
        others > 0 &&
          `Your ${formatCount(others, "other open application isn't affected", "other open applications aren't affected")}.`,
      ]
        .filter(Boolean)
        .join(" ")}
      actions={
        <>
          <Button
            variant="primary"
            busy={accept.isPending}
            busyLabel="Accepting..."
            onClick={() => accept.mutate(offer.id, { onSuccess: onClose })}
          >
            Accept offer
          </Button>
          <Button variant="quiet" onClick={close}>
            Not yet
          </Button>
        </>
      }
    />
  );
}
