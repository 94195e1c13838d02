import { AddCandidatePage } from "@/features/company/candidates/add-candidate-page";
import { SentInvitations } from "@/features/invitations/sending/sent-invitations";

export default function AddCandidateRoute() {
  return (
    <AddCandidatePage
      invitations={(companyId, newLinks) => (
        <SentInvitations companyId={companyId} kinds={["candidate"]} newLinks={newLinks} isBeside />
      )}
    />
  );
}
