import type { SentInvitation } from "@contracts/invitations/invitation";
import type { NewLinks } from "@/components/product/new-links";
import { RowList } from "@/components/ui/card";
import { Invited, State } from "@/invitations/company/columns";
import { RowActions } from "@/invitations/company/row-actions";
import { formatDate } from "@/lib/format-date";

interface SentRowsProps {
  label: string;
  invitations: readonly SentInvitation[];
  showLink: NewLinks["showLink"];
}

export const SentRows = ({ label, invitations, showLink }: SentRowsProps) => (
  <RowList aria-label={label}>
    {invitations.map((invitation) => (
      <li key={invitation.id} className="px-4 py-3.5 md:px-5">
        <Invited invitation={invitation} />
        <div className="mt-2 grid justify-items-start gap-2.5 pl-12">
          <State invitation={invitation} />
          <span className="wrap-anywhere text-ink-muted text-sm">{`Sent ${formatDate(invitation.sent_at)}${invitation.sent_by ? ` by ${invitation.sent_by}` : ""}`}</span>
          <RowActions invitation={invitation} showLink={showLink} className="max-sm:w-full" />
        </div>
      </li>
    ))}
  </RowList>
);
