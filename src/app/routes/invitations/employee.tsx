import { InvitationPage } from "@/features/invitations/invitation-page";

export default function EmployeeInvitationPage() {
  return <InvitationPage kind="employee" />;
}
