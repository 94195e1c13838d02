import { limits } from "@contracts/limits";
import { optionalText, requiredText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface ReasonDialogProps {
  title: string;
  description: string;
  /** Names the act: "Reject company". */
  submitLabel: string;
  busyLabel: string;
  /** What is said where a reason is needed and none is given; without it the reason is optional. */
  missing?: string;
  busy: boolean;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before something is refused to a company, which reads the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, busyLabel, missing, busy, onSubmit, onClose } = props;
  const reason = missing ? requiredText(missing, limits.rejectionReason) : optionalText(limits.rejectionReason);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(z.object({ reason })),
    defaultValues: { reason: "" },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} title={title} description={description}>
      <Form
        form={form}
        label={submitLabel}
        onSubmit={async (values) => {
          await onSubmit(values.reason ?? "");
          onClose();
        }}
      >
        <TextareaField
          name="reason"
          label="Reason"
          optional={!missing}
          required={Boolean(missing)}
          rows={4}
          maxLength={limits.rejectionReason}
          help={missing ? "The company reads this text." : "Say what has to change. The company reads this text."}
        />
        <div className="flex flex-row-reverse flex-wrap gap-2">
          <SubmitButton variant="danger" busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
