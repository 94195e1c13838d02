import { limits } from "@contracts/limits";
import { type DeclineReason, declineReasonLabels, declineSchema, type Offer } from "@contracts/offers/offer";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { useDeclineOffer } from "@/offers/data/offers";

interface DeclineDialogProps {
  applicationId: string;
  offer: Offer;
  company: string;
  onClose: () => void;
}

export function DeclineDialog({ applicationId, offer, company, onClose }: DeclineDialogProps) {
  const decline = useDeclineOffer(applicationId);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(declineSchema),
    defaultValues: { reason: "" as DeclineReason | "", words: "" },
  });
  return (
    <DialogForm
      form={form}
      draft={`decline:${offer.id}`}
      title="Decline this offer?"
      description={`We notify ${company} right away. You can't undo this. Your application stays open, and they may make you another offer.`}
      size="form"
      label="Decline this offer"
      submitLabel="Decline offer"
      busyLabel="Declining..."
      closeLabel="Not yet"
      danger
      onSubmit={({ reason, words }) =>
        decline.mutateAsync({ offerId: offer.id, reason: reason || undefined, words: words || undefined })
      }
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label="Reason"
        optional
        placeholder="I'd rather not say"
        options={optionsOf(declineReasonLabels)}
      />
      <TextareaField name="words" label="A note to them" optional rows={3} maxLength={limits.offerEnd} />
    </DialogForm>
  );
}
