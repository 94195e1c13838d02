import type { PersonDetail } from "@contracts/administration/administration";
import { useId, useState } from "react";
import { DeleteOnRequestDialog, SuspendDialog } from "@/administration/admin/dialogs";
import { useAccountEmail } from "@/administration/data/accounts";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatShortDay } from "@/lib/format-date";

type Act = "confirmation" | "reset" | "suspend" | "delete";

interface Action {
  act: Act;
  title: string;
  button: string;
  does: string;
  /** Why it isn't available; null if it is. */
  not: string | null;
}

const own = "This is your own account. Another administrator has to do this.";

function actionsFor({ email, confirmed_at, state, is_me, only_admin_of, is_being_deleted }: PersonDetail): Action[] {
  const rests = state === "suspended" ? "Lift the suspension first." : null;
  const goes = is_being_deleted ? "The account is being deleted." : null;
  return [
    {
      act: "confirmation",
      title: "Resend confirmation",
      button: "Resend",
      does: `A link to ${email}, good for one hour.`,
      not:
        goes ?? rests ?? (confirmed_at ? `Not needed: the email was confirmed ${formatShortDay(confirmed_at)}.` : null),
    },
    {
      act: "reset",
      title: "Send password reset",
      button: "Send",
      does: `A link to ${email}, good for one hour.`,
      not: goes ?? rests ?? (confirmed_at ? null : "The email isn't confirmed yet."),
    },
    {
      act: "suspend",
      title: "Suspend",
      button: "Suspend",
      does: "Signs them out and keeps them out. Applications stay where they are.",
      not: is_me ? own : (goes ?? (state === "suspended" ? "Suspended already." : null)),
    },
    {
      act: "delete",
      title: "Delete on request",
      button: "Delete",
      does: "Only if they ask. Deletes the account and personal data for good.",
      not: is_me
        ? own
        : (goes ?? (only_admin_of && `They're the only administrator of ${only_admin_of}. Add another one first.`)),
    },
  ];
}

const questions = {
  confirmation: "Resend the confirmation?",
  reset: "Send a password reset?",
} as const;

function EmailQuestion({
  act,
  person,
  onClose,
}: {
  act: keyof typeof questions;
  person: PersonDetail;
  onClose: () => void;
}) {
  const send = useAccountEmail(person);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={questions[act]}
      description={`A link goes to ${person.email} and works for one hour.`}
      confirmLabel="Send email"
      busyLabel="Sending..."
      busy={send.isPending}
      onConfirm={() => send.mutate(act, { onSettled: onClose })}
    />
  );
}

/** What an administrator can do with an account. Unavailable actions stay, disabled, with the reason. */
export function PersonActions({ person }: { person: PersonDetail }) {
  const { id, name, email } = person;
  const [asked, setAsked] = useState<Act | null>(null);
  const reasons = useId();
  const close = () => setAsked(null);
  return (
    <Card flush title="Actions">
      <p className="px-4 pb-3 text-ink-muted text-sm md:px-5">You confirm each one, and the audit log records it.</p>
      <RowList>
        {actionsFor(person).map(({ act, title, button, does, not }) => (
          <li key={act} className="row">
            <span className="min-w-0 grow">
              <span className="block">{title}</span>
              <span id={`${reasons}${act}`} className="wrap-anywhere block text-ink-muted text-sm">
                {not ?? does}
              </span>
            </span>
            <Button
              size="sm"
              variant={act === "suspend" || act === "delete" ? "danger-quiet" : "secondary"}
              disabled={not !== null}
              aria-haspopup="dialog"
              aria-label={title}
              aria-describedby={`${reasons}${act}`}
              onClick={() => setAsked(act)}
            >
              {button}
            </Button>
          </li>
        ))}
      </RowList>
      {(asked === "confirmation" || asked === "reset") && <EmailQuestion act={asked} person={person} onClose={close} />}
      {asked === "suspend" && <SuspendDialog subject={{ user: id }} name={name ?? email} onClose={close} />}
      {asked === "delete" && <DeleteOnRequestDialog person={person} onClose={close} />}
    </Card>
  );
}
