import { useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { NewLinkList, useNewLinks } from "@/components/product/new-links";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { FreshForm } from "@/invitations/company/fresh-form";
import type { InvitationFormFrame } from "@/invitations/company/invitation-form";
import { linkRules, type PlatformInvitation, sendingTexts } from "@/invitations/model/sending-texts";

/** /admin/send-company-invitation and /admin/send-admin-invitation: a form. Returns after sending, except with a link to pass on. */
export function SendInvitationPage({ kind }: { kind: PlatformInvitation }) {
  const { links, showLink } = useNewLinks();
  const navigate = useNavigate();
  const leave = () => navigate(paths.admin.dashboard());
  const onSent: InvitationFormFrame["onSent"] = (invited, answer) => {
    if (answer.emailError) showLink(invited, answer);
    else leave();
  };
  const { action, grants } = sendingTexts[kind];
  return (
    <div className="wrap page-start">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle className="mt-1">{action}</PageTitle>
      <p className="mt-1 max-w-read text-ink-muted">
        {grants} {linkRules}
      </p>
      <div className="mt-5 grid max-w-read grid-cols-[minmax(0,1fr)] gap-5">
        <NewLinkList links={links} className="rounded-lg max-md:px-4" />
        <Card>
          <FreshForm kind={kind} onSent={onSent} onCancel={leave} />
        </Card>
      </div>
    </div>
  );
}
