import { updateCompanyApprovalRequestSchema } from "@contracts/company";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useSetCompanyApproval } from "@/data/admin/company-approval-mutation";

const rejectionSchema = z.pick(updateCompanyApprovalRequestSchema, { reason: true });

interface RejectCompanyDialogProps {
  company: { id: string; name: string; updated_at: string };
  onClose: () => void;
}

/** Rejects a company; it reads the reason, can correct its registration and send it again. */
export function RejectCompanyDialog({ company, onClose }: RejectCompanyDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(rejectionSchema),
    defaultValues: { reason: "" } satisfies z.input<typeof rejectionSchema>,
  });
  const setApproval = useSetCompanyApproval();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !setApproval.isPending && onClose()}
      title={`Reject “${company.name}”?`}
      description="The company is told by e-mail. It can correct its registration and submit it again."
    >
      <Form
        form={form}
        label="Reject company"
        onSubmit={async ({ reason }) => {
          await setApproval.mutateAsync({
            companyId: company.id,
            isApproved: false,
            reason: reason ?? "",
            updatedAt: company.updated_at,
          });
          onClose();
        }}
      >
        <TextareaField
          name="reason"
          label="Reason"
          optional
          rows={4}
          maxLength={limits.rejectionReason}
          help="Say what has to change. The company reads this text."
        />
        <div className="flex flex-row-reverse flex-wrap gap-2">
          <SubmitButton variant="danger" busyLabel="Rejecting...">
            Reject company
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
