import { limits } from "@contracts/limits";
import type { Offer } from "@contracts/offers/offer";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { useWithdrawOffer } from "@/offers/data/offers";
import { salaryWords } from "@/offers/model/offer-words";

const schema = z.object({ words: z.string().check(z.maxLength(limits.offerEnd, "Use at most 1,000 characters")) });

interface WithdrawOfferDialogProps {
  applicationId: string;
  offer: Offer;
  /** The candidate's first name. */
  name: string;
  onClose: () => void;
}

export function WithdrawOfferDialog({ applicationId, offer, name, onClose }: WithdrawOfferDialogProps) {
  const withdraw = useWithdrawOffer(applicationId);
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { words: "" } });
  return (
    <DialogForm
      form={form}
      draft={`withdraw-offer:${offer.id}`}
      title={`Withdraw the offer to ${name}?`}
      description={`${salaryWords(offer)}. The application stays in Offered.`}
      size="form"
      label="Withdraw the offer"
      submitLabel="Withdraw offer"
      danger
      busyLabel="Withdrawing..."
      onSubmit={({ words }) => withdraw.mutateAsync({ offerId: offer.id, words: words.trim() || undefined })}
      onClose={onClose}
    >
      <TextareaField name="words" label={`A note to ${name}`} optional rows={3} maxLength={limits.offerEnd} />
      <Consequences
        items={[
          offer.is_shown
            ? { icon: Mail, title: `${name} is notified right away`, text: "Here and by email, with your message." }
            : { icon: Mail, title: "No one is notified", text: `${name} hasn't seen the offer yet.` },
        ]}
      />
    </DialogForm>
  );
}
