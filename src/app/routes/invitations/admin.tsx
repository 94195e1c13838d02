import { InvitationPage } from "@/features/invitations/invitation-page";

export default function AdminInvitationPage() {
  return <InvitationPage kind="admin" />;
}
