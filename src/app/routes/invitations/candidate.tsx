import { InvitationPage } from "@/features/invitations/invitation-page";

export default function CandidateInvitationPage() {
  return <InvitationPage kind="candidate" />;
}
