import type { OpenInvitation } from "@contracts/invitations/invitation";
import { productName } from "@contracts/operator";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { InvitationLead, inviter } from "@/components/product/invitation-lead";
import { InvitationWords, RepresentingTerms } from "@/components/product/invitation-words";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { Meta } from "@/components/ui/meta";
import {
  useAcceptInvitation,
  useDeclineInvitation,
  useUndoDeclinedInvitation,
} from "@/invitations/data/invitation-respond-mutation";
import { formatDate, formatShortDay } from "@/lib/format-date";

/** Invitations reopened after declining, which works once. */
const reopened = new Set<string>();

interface WaitingInvitationProps {
  invitation: OpenInvitation;
  /** Rendered as a row of a card. */
  isRow?: boolean;
}

/** An open invitation to reply to in place; representation asks once, with the terms. */
export function WaitingInvitation({ invitation, isRow = false }: WaitingInvitationProps) {
  const client = useQueryClient();
  const { refreshRole } = useAuth();
  const accept = useAcceptInvitation();
  const undo = useUndoDeclinedInvitation();
  const decline = useDeclineInvitation(() => {
    const texts = {
      title: "Invitation declined",
      description: kind === "admin" ? undefined : `From ${inviter(invitation)}`,
    };
    if (reopened.has(invitation.id)) return toast.success(texts);
    offerUndo({
      ...texts,
      undo: () => {
        reopened.add(invitation.id);
        undo.mutate(invitation);
      },
    });
  });
  const [reading, setReading] = useState(false);
  const [asking, setAsking] = useState(false);
  const lead = useId();
  const { company_name, company_logo_url, kind, message, management_terms, expires_at, stopped } = invitation;
  const answering = accept.isPending || decline.isPending;

  const onAccept = async () => {
    if (answering) return;
    try {
      await accept.mutateAsync(invitation);
    } catch {
      // The query client has reported it.
      return;
    }
    toast.success({
      title: "Invitation Accepted",
      description: kind === "admin" ? undefined : `You are now associated with ${inviter(invitation)}`,
    });
    // Guards redirect to the new role's area; what stays on screen is refetched.
    await refreshRole();
    await client.invalidateQueries();
  };
  const onDecline = () => {
    if (!answering) decline.mutate(invitation);
  };

  const asksFirst = isRow && kind === "candidate";
  const read = (message || management_terms) && (
    <button type="button" className="link touch relative" onClick={() => setReading(true)}>
      {management_terms ? "Read the terms" : "Read the message"}
    </button>
  );
  const answers = (
    <>
      <Button variant="quiet" busy={decline.isPending} busyLabel="Declining..." onClick={onDecline}>
        Decline
      </Button>
      {!stopped && (
        <Button busy={accept.isPending} busyLabel="Accepting..." onClick={asksFirst ? () => setAsking(true) : onAccept}>
          Accept
        </Button>
      )}
    </>
  );
  const dialogs = (
    <>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={`From ${company_name ?? productName}`}
        actions={<Button onClick={() => setReading(false)}>Close</Button>}
      >
        <div className="grid gap-4">
          <InvitationWords invitation={invitation} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Let ${inviter(invitation)} represent you?`}
        confirmLabel="Accept"
        busyLabel="Accepting..."
        busy={accept.isPending}
        onConfirm={() => void onAccept()}
      >
        <div className="grid gap-4">
          <RepresentingTerms invitation={invitation} />
          <InvitationWords invitation={invitation} />
        </div>
      </ConfirmDialog>
    </>
  );
  if (isRow) {
    return (
      <article className="invite-row" aria-labelledby={lead}>
        <CompanyAvatar name={company_name ?? productName} logo={company_logo_url} />
        <div className="min-w-0">
          <h3 id={lead} className="break-words font-semibold">
            {kind === "candidate" ? (
              `${inviter(invitation)} would like to represent you`
            ) : (
              <InvitationLead invitation={invitation} />
            )}
          </h3>
          <Meta>
            {management_terms ? <span className="line-clamp-2">{management_terms}</span> : ""}
            {read || ""}
            {stopped ?? `Expires ${formatShortDay(expires_at)}`}
          </Meta>
        </div>
        <div className="invite-acts">{answers}</div>
        {dialogs}
      </article>
    );
  }
  return (
    // No landmark: one company may invite to several things.
    <article
      className="card flex flex-wrap items-start gap-4 border-accent-line p-4 md:flex-nowrap md:p-5"
      aria-labelledby={lead}
    >
      <CompanyAvatar name={company_name ?? productName} logo={company_logo_url} />
      <div className="min-w-0 grow basis-0">
        <h2 id={lead} className="break-words font-semibold">
          <InvitationLead invitation={invitation} />
        </h2>
        <div className="mt-1.5 empty:hidden">
          <RepresentingTerms invitation={invitation} />
        </div>
        {management_terms && (
          <p className="mt-1 line-clamp-3 max-w-[46rem] whitespace-pre-line break-words">{management_terms}</p>
        )}
        <p className="mt-1 max-w-[46rem] break-words text-ink-muted">
          {stopped ?? `Valid until ${formatDate(expires_at)}.`} {read}
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:grow">{answers}</div>
      {dialogs}
    </article>
  );
}
