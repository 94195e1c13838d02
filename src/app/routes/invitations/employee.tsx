import { InvitationPage } from "@/invitations/public/invitation-page";

export default function EmployeeInvitationPage() {
  return <InvitationPage kind="employee" />;
}
