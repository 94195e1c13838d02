import type { Administrator } from "@contracts/administration/administration";
import { useForm } from "react-hook-form";
import { useWithdrawAdministrator } from "@/administration/data/accounts";
import { useAuth } from "@/auth/use-auth";
import { RadioGroupField } from "@/components/form/choice-fields";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { formatCount } from "@/lib/format";

const choices = [
  { value: "keep", label: "Keep in my name" },
  { value: "revoke", label: "Revoke: the emailed links stop working" },
];

const openInvitations = (count: number) => formatCount(count, "open invitation");

/** Asks before removing an administrator, and says what happens to the account and its open invitations. */
export function WithdrawDialog({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) {
  const { is_me: isMe, open_invitations: invitations, name, email } = administrator;
  const who = name ?? email;
  const { refreshRole } = useAuth();
  const form = useForm({ ...formOptions, defaultValues: { invitations: "keep" } });
  const withdraw = useWithdrawAdministrator();
  return (
    <DialogForm
      form={form}
      draft={null}
      title={isMe ? "Remove yourself as administrator?" : `Remove ${who} as administrator?`}
      description={
        isMe
          ? "Your account becomes a candidate account. You lose access to this area right away, we notify you by email, and only another administrator can invite you back."
          : `The account becomes a candidate account and loses access to this area right away. We notify ${email}.`
      }
      label="Withdraw"
      submitLabel={isMe ? "Withdraw myself" : "Remove administrator"}
      busyLabel="Withdrawing..."
      danger
      cancelFirst
      onSubmit={async (values) => {
        await withdraw.mutateAsync({ administrator, keepInvitations: !isMe && values.invitations === "keep" });
        onClose();
        // Only administrators see this page: former ones go to their own dashboard.
        if (isMe) await refreshRole();
      }}
      onClose={onClose}
    >
      {isMe && invitations > 0 && <p>{`Your ${openInvitations(invitations)} will be revoked.`}</p>}
      {!isMe && invitations > 0 && (
        <RadioGroupField
          name="invitations"
          label={`They've sent ${openInvitations(invitations)} still waiting for a reply`}
          options={choices}
        />
      )}
    </DialogForm>
  );
}
