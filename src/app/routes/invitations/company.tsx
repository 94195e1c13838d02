import { InvitationPage } from "@/invitations/public/invitation-page";

export default function CompanyInvitationPage() {
  return <InvitationPage kind="company" />;
}
