import { CandidatesPage } from "@/candidates/company/candidates-page";
import { SentInvitations } from "@/invitations/company/sent-invitations";

export default function CandidatesRoute() {
  return (
    <CandidatesPage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["candidate"]} newLinks={newLinks} />
      )}
    />
  );
}
