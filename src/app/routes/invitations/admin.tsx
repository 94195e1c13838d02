import { InvitationPage } from "@/invitations/public/invitation-page";

export default function AdminInvitationPage() {
  return <InvitationPage kind="admin" />;
}
