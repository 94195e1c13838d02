import type { Notification } from "@contracts/notification";
import { useState } from "react";
import { toast } from "@/components/feedback/toast";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useRespondToInvitation } from "@/data/notifications/invitation-respond-mutation";

/** A company offers to manage the candidate: accept or decline (RULES: Invitations). */
export function InvitationCard({ notification, userId }: { notification: Notification; userId: string }) {
  const accept = useRespondToInvitation(userId, true);
  const decline = useRespondToInvitation(userId, false);
  const [reading, setReading] = useState(false);
  const company = notification.data.company_name ?? "A company";
  const terms = notification.data.management_terms;
  const answering = accept.isPending || decline.isPending;

  const onAccept = () => {
    if (answering) return;
    accept.mutate(notification, {
      onSuccess: () =>
        toast.success({ title: "Invitation Accepted", description: `You are now associated with ${company}` }),
    });
  };
  const onDecline = () => {
    if (!answering) decline.mutate(notification);
  };

  return (
    <section
      className="card flex flex-wrap items-start gap-4 border-accent-line! p-4 md:flex-nowrap md:p-5"
      aria-label={`Invitation from ${company}`}
    >
      <Avatar name={company} shape="company" />
      <div className="min-w-0 grow basis-0">
        <h2 className="break-words font-semibold">{company} invites you to be managed by them</h2>
        <p className="mt-0.5 max-w-[46rem] break-words text-ink-muted">
          {notification.message}{" "}
          {terms && (
            <button type="button" className="link" onClick={() => setReading(true)}>
              Read the terms
            </button>
          )}
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:grow">
        <Button variant="quiet" busy={decline.isPending} busyLabel="Declining..." onClick={onDecline}>
          Decline
        </Button>
        <Button busy={accept.isPending} busyLabel="Accepting..." onClick={onAccept}>
          Accept
        </Button>
      </div>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={`Terms of ${company}`}
        actions={<Button onClick={() => setReading(false)}>Close</Button>}
      >
        <p className="whitespace-pre-line break-words">{terms}</p>
      </Dialog>
    </section>
  );
}
