import type { EmailChange } from "@contracts/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Mail, MailX } from "lucide-react";
import { cancelEmailChangeMutation, resendEmailChangeMutation } from "@/accounts/data/email-change-mutation";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format";
import { formatDateTime } from "@/lib/format-time";

interface MailboxProps {
  address: string;
  isConfirmed: boolean;
  isExpired: boolean;
}

function Mailbox({ address, isConfirmed, isExpired }: MailboxProps) {
  const waiting = isExpired ? "Its link has expired" : "Check this inbox for the link";
  return (
    <li className="flex items-start gap-2">
      <Icon
        icon={isConfirmed ? CircleCheck : isExpired ? MailX : Mail}
        size="sm"
        className={isConfirmed ? "mt-0.5 text-good-solid" : "mt-0.5"}
      />
      <span className="wrap-anywhere min-w-0">
        <b className="font-medium text-ink">{address}</b>
        <span className="block">{isConfirmed ? "Confirmed" : waiting}</span>
      </span>
    </li>
  );
}

/** About the invitations that move along; '' for none. */
const followWords = (count: number): string =>
  count === 0
    ? ""
    : `${formatCount(count, "open invitation")} for you ${count === 1 ? "moves" : "move"} to the new address, and ${count === 1 ? "its sender" : "their senders"} will see it.`;

/** A pending change of address: which mailbox has confirmed, what comes next, and how to resend or cancel. */
export function PendingChange({ email, change }: { email: string; change: EmailChange }) {
  const resend = useMutation(resendEmailChangeMutation);
  const cancel = useMutation(cancelEmailChangeMutation);
  return (
    <div className="px-4 pb-4 md:px-5">
      <Notice
        tone={change.is_expired ? "warn" : "info"}
        title={change.is_expired ? "The change wasn't confirmed in time" : "Confirm your new email"}
        actions={
          <>
            <Button
              size="sm"
              busy={resend.isPending}
              busyLabel="Sending..."
              onClick={() => resend.mutate({ email: change.email })}
            >
              Send new links
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={cancel.isPending}
              busyLabel="Canceling..."
              onClick={() => cancel.mutate()}
            >
              Cancel the change
            </Button>
          </>
        }
      >
        <p>
          We sent links {formatDateTime(change.sent_at)}, valid for one hour. Once both are confirmed, you sign in with
          the new address. {followWords(change.invitations)}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
        <ul role="list" className="mt-3 grid gap-2">
          <Mailbox address={email} isConfirmed={change.old_confirmed} isExpired={change.is_expired} />
          <Mailbox address={change.email} isConfirmed={change.new_confirmed} isExpired={change.is_expired} />
        </ul>
      </Notice>
    </div>
  );
}
