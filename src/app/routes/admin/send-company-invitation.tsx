import { SendInvitationPage } from "@/invitations/company/send-invitation-page";

export default function SendCompanyInvitationRoute() {
  return <SendInvitationPage kind="company" />;
}
