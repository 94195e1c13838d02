import { SendInvitationPage } from "@/features/invitations/sending/send-invitation-page";

export default function SendAdminInvitationRoute() {
  return <SendInvitationPage kind="admin" />;
}
