import { SendInvitationPage } from "@/invitations/company/send-invitation-page";

export default function SendAdminInvitationRoute() {
  return <SendInvitationPage kind="admin" />;
}
