import { CandidatesPage } from "@/features/company/candidates/candidates-page";
import { SentInvitations } from "@/features/invitations/sending/sent-invitations";

export default function CandidatesRoute() {
  return (
    <CandidatesPage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["candidate"]} newLinks={newLinks} />
      )}
    />
  );
}
