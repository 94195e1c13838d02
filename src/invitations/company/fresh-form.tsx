import { useState } from "react";
import { AdminInvitationForm } from "@/invitations/company/admin-invitation-form";
import { CompanyInvitationForm } from "@/invitations/company/company-invitation-form";
import type { InvitationFormFrame } from "@/invitations/company/invitation-form";
import type { PlatformInvitation } from "@/invitations/model/sending-texts";

const forms = { admin: AdminInvitationForm, company: CompanyInvitationForm };

/** An invitation form that remounts after sending: merely resetting it would validate the next field on blur. */
export function FreshForm({ kind, onSent, ...frame }: InvitationFormFrame & { kind: PlatformInvitation }) {
  const [times, setTimes] = useState(0);
  const InviteForm = forms[kind];
  return (
    <InviteForm
      {...frame}
      key={times}
      onSent={(invited, answer) => {
        setTimes((before) => before + 1);
        onSent(invited, answer);
      }}
    />
  );
}
