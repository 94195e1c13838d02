import type { Invitation } from "@contracts/invitations/invitation";
import { productName } from "@contracts/operator";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { InvitationLead } from "@/components/product/invitation-lead";
import { InvitationWords, RepresentingTerms } from "@/components/product/invitation-words";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface OfferedInvitationProps {
  invitation: Invitation;
  /** The number of other open invitations. */
  others: number;
}

export function OfferedInvitation({ invitation, others }: OfferedInvitationProps) {
  return (
    <section className="card grid grid-cols-1 gap-4 border-accent-line p-4" aria-label="Your invitation">
      <div className="flex items-start gap-3">
        <CompanyAvatar name={invitation.company_name ?? productName} logo={invitation.company_logo_url} />
        <div className="min-w-0 break-words">
          <p>
            <InvitationLead invitation={invitation} />
          </p>
          <p className="mt-0.5 text-sm text-ink-muted">
            {invitation.stopped ?? `Valid until ${formatDate(invitation.expires_at)}`}
          </p>
        </div>
      </div>
      <RepresentingTerms invitation={invitation} />
      <InvitationWords invitation={invitation} />
      <p className="text-sm text-ink-muted">{`You decide whether to accept it. Until then you'll find it on your dashboard${others > 0 ? `, with ${formatCount(others, "other")}` : ""}.`}</p>
    </section>
  );
}
