import type { ImportOutcome, ImportRow } from "@contracts/invitations/invitation";
import { limits } from "@contracts/limits";
import { optionalText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { TermsFields } from "@/candidates/company/terms-fields";
import { useImportCandidates } from "@/candidates/data/candidate-import";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { formatCount, formatNumber } from "@/lib/format";

const schema = z.object({ managementTerms: optionalText(limits.managementTerms) });

interface SendDialogProps {
  companyId: string;
  /** The whole file: what is sent is checked again. */
  rows: ImportRow[];
  count: number;
  onSent: (outcome: ImportOutcome) => void;
  onFailed: () => void;
  onClose: () => void;
}

export function SendDialog({ companyId, rows, count, onSent, onFailed, onClose }: SendDialogProps) {
  const send = useImportCandidates();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: { managementTerms: "" },
  });
  return (
    <DialogForm
      form={form}
      draft={`import-candidates:${companyId}`}
      size="form"
      title={`Send ${formatCount(count, "invitation")}?`}
      description="Each gets an email, reads your terms, and decides. The terms are the same for all."
      label="Representation terms"
      submitLabel={`Send ${formatNumber(count)}`}
      busyLabel={`Sending ${formatNumber(count)}...`}
      onSubmit={async ({ managementTerms }) => {
        try {
          onSent(await send.mutateAsync({ companyId, rows, terms: managementTerms ?? "" }));
        } catch (error) {
          onFailed();
          throw error;
        }
      }}
      onClose={onClose}
    >
      <TermsFields />
    </DialogForm>
  );
}
