import { TeamPage } from "@/companies/company/team/team-page";
import { SentInvitations } from "@/invitations/company/sent-invitations";

export default function TeamRoute() {
  return (
    <TeamPage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["employee"]} newLinks={newLinks} />
      )}
    />
  );
}
