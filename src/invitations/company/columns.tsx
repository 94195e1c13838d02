import type { InvitationKind, SentInvitation } from "@contracts/invitations/invitation";
import { CircleAlert } from "lucide-react";
import { EmailText } from "@/components/product/email-text";
import type { NewLinks } from "@/components/product/new-links";
import { StatusGlyph } from "@/components/product/status-glyph";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { DateCell } from "@/components/ui/date-cell";
import { Icon } from "@/components/ui/icon";
import type { Column } from "@/components/ui/table";
import { invitationState } from "@/invitations/company/invitation-state";
import { RowActions } from "@/invitations/company/row-actions";
import { formatWords } from "@/lib/format";

type SentColumn = Column<SentInvitation>;

export function Invited({ invitation: { kind, name, email } }: { invitation: SentInvitation }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name ?? email} shape={kind === "company" ? "company" : "person"} />
      <span className="wrap-anywhere min-w-0">
        {name && <b className="block font-semibold">{name}</b>}
        <span className="block font-normal text-ink-muted text-sm">
          <EmailText>{email}</EmailText>
        </span>
      </span>
    </span>
  );
}

export function State({ invitation }: { invitation: SentInvitation }) {
  const { tone, glyph, word } = invitationState(invitation, new Date());
  return (
    <Badge
      tone={tone}
      glyph={glyph === "failed" ? <Icon icon={CircleAlert} size="sm" /> : <StatusGlyph name={glyph} />}
    >
      {word}
    </Badge>
  );
}

const invited: SentColumn = {
  key: "invited",
  header: "Invited",
  role: "title",
  className: "md:w-1/3",
  cell: (invitation) => <Invited invitation={invitation} />,
};

const what = (header: string): SentColumn => ({
  key: "what",
  header,
  role: "meta",
  cell: ({ kind, role }) => formatWords(role ?? kind),
});

const sentOn = ({ sent_at }: SentInvitation) => <DateCell at={sent_at} />;

const sentBy: SentColumn = {
  key: "sender",
  header: "Sent by",
  role: "meta",
  className: "md:text-ink-muted",
  cell: (invitation) => (
    <>
      {invitation.sent_by && (
        <span className="wrap-anywhere">
          <span className="md:hidden">Sent by </span>
          {invitation.sent_by}
        </span>
      )}
      <span className="block max-md:hidden lg:hidden">{sentOn(invitation)}</span>
    </>
  ),
};

const sentAt: SentColumn = {
  key: "sent",
  header: "Sent",
  role: "meta",
  className: "md:text-ink-muted md:max-lg:hidden",
  cell: sentOn,
};

const state: SentColumn = {
  key: "state",
  header: "State",
  role: "badge",
  cell: (invitation) => <State invitation={invitation} />,
};

/** The columns for these kinds, without those where all would be equal. */
export function sentColumns(kinds: readonly InvitationKind[], showLink: NewLinks["showLink"]): SentColumn[] {
  return [
    invited,
    ...(kinds.length > 1 ? [what("Kind")] : kinds[0] === "employee" ? [what("Role")] : []),
    sentBy,
    sentAt,
    state,
    {
      key: "actions",
      header: "Actions",
      role: "actions",
      cell: (invitation) => <RowActions invitation={invitation} showLink={showLink} />,
    },
  ];
}
