import { TeamPage } from "@/features/company/team/team-page";
import { SentInvitations } from "@/features/invitations/sending/sent-invitations";

export default function TeamRoute() {
  return (
    <TeamPage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["employee"]} newLinks={newLinks} />
      )}
    />
  );
}
