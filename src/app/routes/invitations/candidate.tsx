import { InvitationPage } from "@/invitations/public/invitation-page";

export default function CandidateInvitationPage() {
  return <InvitationPage kind="candidate" />;
}
