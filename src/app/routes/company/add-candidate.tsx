import { AddCandidatePage } from "@/candidates/company/add-candidate-page";
import { SentInvitations } from "@/invitations/company/sent-invitations";

export default function AddCandidateRoute() {
  return (
    <AddCandidatePage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["candidate"]} newLinks={newLinks} isBeside />
      )}
    />
  );
}
