import { SendInvitationPage } from "@/features/invitations/sending/send-invitation-page";

export default function SendCompanyInvitationRoute() {
  return <SendInvitationPage kind="company" />;
}
