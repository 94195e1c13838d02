import type { PlanRequest } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { planDeclineSchema } from "@contracts/plans/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { useDeclinePlanRequest } from "@/plans/data/company-plan";

interface DeclinePlanDialogProps {
  company: { name: string };
  request: PlanRequest;
  onClose: () => void;
}

export function DeclinePlanDialog({ company, request, onClose }: DeclinePlanDialogProps) {
  const decline = useDeclinePlanRequest();
  const form = useForm({ ...formOptions, resolver: zodResolver(planDeclineSchema), defaultValues: { reason: "" } });
  return (
    <DialogForm
      form={form}
      draft={`decline-plan:${request.id}`}
      title={`Decline ${subscriptionTierLabels[request.tier]} for ${company.name}?`}
      description="Its plan doesn't change. It can ask again."
      size="form"
      danger
      submitLabel="Decline request"
      busyLabel="Declining..."
      onSubmit={({ reason }) => decline.mutateAsync({ id: request.id, reason })}
      onClose={onClose}
    >
      <TextareaField
        name="reason"
        label="Reason"
        required
        rows={4}
        maxLength={1000}
        help="The company sees this text exactly as you write it."
      />
      <Consequences
        items={[
          {
            icon: Mail,
            title: `The administrators of ${company.name}, right away`,
            text: "They get a notification with your reason. This can't be undone.",
          },
        ]}
      />
    </DialogForm>
  );
}
