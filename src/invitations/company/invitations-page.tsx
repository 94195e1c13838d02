import { useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { useNewLinks } from "@/components/product/new-links";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { FreshForm } from "@/invitations/company/fresh-form";
import type { InvitationFormFrame } from "@/invitations/company/invitation-form";
import { SentInvitations } from "@/invitations/company/sent-invitations";
import { linkRules, type PlatformInvitation, sendingTexts } from "@/invitations/model/sending-texts";

const kinds: PlatformInvitation[] = ["company", "admin"];

function FormCard({ kind, ...frame }: InvitationFormFrame & { kind: PlatformInvitation }) {
  return (
    <Card
      title={sendingTexts[kind].action}
      className="flex flex-col *:last:flex *:last:grow *:last:flex-col *:last:gap-4"
    >
      <p className="-mt-2 text-ink-muted text-sm">{sendingTexts[kind].grants}</p>
      <FreshForm kind={kind} {...frame} />
    </Card>
  );
}

export function InvitationsPage() {
  const newLinks = useNewLinks();
  const navigate = useNavigate();
  const frame = { onSent: newLinks.showLink, onCancel: () => navigate(paths.admin.dashboard()) };
  return (
    <div className="wrap page-start">
      <PageTitle>Invitations</PageTitle>
      <p className="mt-1 text-ink-muted">{linkRules}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <FormCard kind="company" {...frame} />
        <FormCard kind="admin" {...frame} isSecondary />
      </div>
      <div className="mt-5">
        <SentInvitations kinds={kinds} newLinks={newLinks} />
      </div>
    </div>
  );
}
