import type { SentInvitation } from "@contracts/invitations/invitation";
import { useState } from "react";
import { useFrame } from "@/auth/use-frame";
import type { NewLinks } from "@/components/product/new-links";
import { PausedActs } from "@/components/product/paused-acts";
import { Button, LinkButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { paths } from "@/config/paths";
import {
  useReleaseInvitation,
  useResendInvitation,
  useRevokeInvitation,
} from "@/invitations/data/invitation-send-mutation";

interface ActionProps {
  invitation: SentInvitation;
  showLink: NewLinks["showLink"];
}

const nameOf = ({ name, email }: SentInvitation): string => name ?? email;

function Resend({ invitation, showLink }: ActionProps) {
  const resend = useResendInvitation();
  // Awaited rather than a callback: the row may be gone by then, and its link is shown only once.
  const send = async () => {
    try {
      showLink(invitation, await resend.mutateAsync(invitation.id));
    } catch {
      // The query client has reported it.
    }
  };
  return (
    <Button
      size="sm"
      className="max-md:grow"
      busy={resend.isPending}
      busyLabel="Sending..."
      aria-label={`Resend to ${nameOf(invitation)}`}
      onClick={() => void send()}
    >
      Resend
    </Button>
  );
}

function Revoke({ invitation, showLink }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeInvitation();
  const end = async () => {
    try {
      await revoke.mutateAsync(invitation.id);
      showLink(invitation);
    } catch {
      // The query client has reported it.
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Revoke the invitation to ${nameOf(invitation)}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke the invitation to ${nameOf(invitation)}?`}
        description={`The link sent to ${invitation.email} stops working right away. You can send it again later.`}
        confirmLabel="Revoke invitation"
        busyLabel="Revoking..."
        danger
        busy={revoke.isPending}
        onConfirm={() => void end()}
      />
    </>
  );
}

function Release({ invitation }: Pick<ActionProps, "invitation">) {
  const release = useReleaseInvitation();
  return (
    <Button
      size="sm"
      className="max-md:grow"
      busy={release.isPending}
      aria-label={`Allow inviting ${nameOf(invitation)} again`}
      onClick={() => release.mutate(invitation.id)}
    >
      Allow inviting
    </Button>
  );
}

const resting = { label: "Resend", size: "sm" } as const;

export function RowActions({ className, ...props }: ActionProps & { className?: string }) {
  const { can, joined_company_id, name } = props.invitation;
  const isPaused = Boolean(useFrame().data?.paused);
  if (!can.resend && !can.revoke && !can.release && !joined_company_id) return null;
  return (
    <span
      className={classNames(
        "flex items-center gap-1.5",
        className ?? "md:max-lg:flex-col md:max-lg:items-end lg:flex-row-reverse",
      )}
    >
      {can.resend && (isPaused ? <PausedActs acts={[resting]} className="" /> : <Resend {...props} />)}
      {can.revoke && <Revoke {...props} />}
      {can.release && <Release {...props} />}
      {joined_company_id && (
        <LinkButton
          size="sm"
          variant="quiet"
          to={paths.admin.company(joined_company_id)}
          aria-label={`View company ${name}`}
        >
          <span>
            View<span className="md:max-lg:hidden"> company</span>
          </span>
        </LinkButton>
      )}
    </span>
  );
}
