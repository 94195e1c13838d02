import { retentionDays } from "@contracts/accounts/retention";
import {
  type CandidateApplicationDetail,
  mostAttempts,
  type WithdrawalReason,
  withdrawalReasonLabels,
  withdrawalSchema,
} from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { Building2, CircleStop, FileText, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import { useWithdrawApplication } from "@/applications/data/application-withdraw-mutation";
import { cancelledWords, useOpenThings } from "@/applications/shared/use-open-things";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { useReaderZone } from "@/lib/reader-zone";

const keptMonths = Math.round(retentionDays.withdrawnDocuments / 30.5);

/** What ends with the application, in sentences; empty if nothing does. */
function useEnding(applicationId: string): string {
  const [zone] = useReaderZone();
  const { toCome, hasTimes, hasOffer } = useOpenThings(applicationId);
  return [
    hasOffer && "Your offer ends.",
    toCome.length > 0 && cancelledWords(toCome, zone),
    hasTimes && "The proposed times are withdrawn.",
  ]
    .filter(Boolean)
    .join(" ");
}

interface WithdrawDialogProps {
  application: CandidateApplicationDetail;
  onClose: () => void;
}

/** Asks before withdrawing an application, with an optional reason; says who is notified and what stays. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdrawApplication(application.id);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(withdrawalSchema),
    defaultValues: { reason: "" as WithdrawalReason | "", message: "" },
  });
  const ending = useEnding(application.id);
  const { name } = application.job.company;
  const canComeBack = application.attempt < mostAttempts;
  return (
    <DialogForm
      form={form}
      draft={`withdraw:${application.id}`}
      title={`Withdraw your application for “${application.job.title}”?`}
      size="form"
      label="Withdraw your application"
      submitLabel="Withdraw application"
      danger
      busyLabel="Withdrawing..."
      onSubmit={({ reason, message }) =>
        withdraw.mutateAsync({
          reason: reason || undefined,
          message: message || undefined,
        })
      }
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label="Reason"
        optional
        placeholder="I'd rather not say"
        options={optionsOf(withdrawalReasonLabels)}
      />
      <TextareaField name="message" label="In your own words" optional rows={3} maxLength={limits.withdrawal} />
      <Consequences
        items={[
          ...(ending ? [{ icon: CircleStop, title: "What else ends", text: ending }] : []),
          {
            icon: Building2,
            title: `We notify ${name} right away`,
            text: "The person handling your application sees what you write here.",
          },
          {
            icon: FileText,
            title: "What you sent doesn't change",
            text: `You can both still read it. Its documents and responses are deleted after ${keptMonths} months.`,
          },
          {
            icon: Undo2,
            title: canComeBack ? "You can apply again while the job is open" : "You can't apply for this job again",
            text: canComeBack
              ? "We'll send your profile as it is at that point."
              : `You applied ${mostAttempts} times.`,
          },
        ]}
      />
    </DialogForm>
  );
}
