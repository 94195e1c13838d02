import { InvitationPage } from "@/features/invitations/invitation-page";

export default function CompanyInvitationPage() {
  return <InvitationPage kind="company" />;
}
