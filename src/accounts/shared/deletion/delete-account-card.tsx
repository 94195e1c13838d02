import { signInSchema } from "@contracts/accounts/account";
import { email as emailField } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { leaveDeletedAccount, useDeleteForGood } from "@/accounts/data/deletion-mutation";
import { DeletionCard } from "@/accounts/shared/deletion/deletion-card";
import { DeletionDialog } from "@/accounts/shared/deletion/deletion-dialog";
import { useAuth } from "@/auth/use-auth";
import { toast } from "@/components/feedback/toast";
import { formOptions } from "@/components/form/form";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { EmailText } from "@/components/product/email-text";
import { paths } from "@/config/paths";

/** A company whose last administrator leaves, and the colleagues they can name. */
export interface Succession {
  companyId: string;
  colleagues: { user_id: string; name: string }[];
}

const schema = (namesSuccessor: boolean) =>
  z.object({
    successor: z.string().check(z.minLength(namesSuccessor ? 1 : 0, "Choose who becomes administrator")),
    email: emailField("Please enter a valid email address"),
    password: signInSchema.shape.password,
  });

const words = {
  candidate: {
    goes: "Your profile, documents, conversations, interviews, offers, saved jobs and searches, for you and for companies. Open applications are withdrawn, and we notify the companies.",
    stays:
      "That someone applied, when, and the outcome, without your name. Companies keep their totals; no one can find you in them.",
  },
  staff: {
    goes: "Your account and your place on the team. Your work becomes unassigned. Open invitations you sent are revoked.",
    stays: "What you did for the company: jobs, decisions, and your notes under “A former colleague”.",
  },
  admin: {
    goes: "Your account, your name, and the open invitations you sent.",
    stays: "Your decisions in the audit log, under “A deleted account”.",
  },
} as const;

function DeleteDialog({ succession, onClose }: { succession: Succession | undefined; onClose: () => void }) {
  const { user } = useAuth();
  const remove = useDeleteForGood("Your account couldn't be deleted");
  const navigate = useNavigate();
  // True once the home page shows: a private page without a session would redirect to sign-in.
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current && leaveDeletedAccount()), []);
  // With no one to name, the company is deleted first, as the server requires.
  const namesSuccessor = (succession?.colleagues.length ?? 0) > 0;
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema(namesSuccessor)),
    defaultValues: { email: "", password: "", successor: "" },
  });
  const address = user?.email ?? "";
  return (
    <DeletionDialog
      form={form}
      title="Delete your account?"
      description="It's deleted right away, with everything that's yours here. Signing in won't bring it back."
      act="Delete account"
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={async ({ email, password, successor }) => {
        const successors = succession && successor ? { [succession.companyId]: successor } : {};
        await remove.mutateAsync({ email: address, password, deletion: { what: "account", email, successors } });
        isGone.current = true;
        toast.success({ title: "Your account is deleted", description: `We'll email ${address} to confirm.` });
        navigate(paths.home(), { replace: true });
      }}
    >
      {succession && (
        <SelectField
          name="successor"
          label="Who becomes administrator"
          required={namesSuccessor}
          placeholder="Choose a colleague"
          options={succession.colleagues.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          help="You're the last administrator of the company. Without a successor, delete the company first."
        />
      )}
      <TextField
        name="email"
        label="Your email address"
        type="email"
        required
        autoComplete="off"
        help={
          <>
            Type <EmailText>{address}</EmailText>
          </>
        }
      />
    </DeletionDialog>
  );
}

interface DeleteAccountCardProps {
  of: keyof typeof words;
  /** For the last administrator of a company. */
  succession?: Succession | undefined;
}

/** Deletes the user's own account: what that does, and the dialog that asks for address and password. */
export function DeleteAccountCard({ of, succession }: DeleteAccountCardProps) {
  return (
    <DeletionCard title="Delete account" {...words[of]}>
      {(close) => <DeleteDialog succession={succession} onClose={close} />}
    </DeletionCard>
  );
}
