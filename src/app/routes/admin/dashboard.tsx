import { AdminDashboardPage } from "@/administration/admin/dashboard/dashboard-page";
import { WaitingInvitations } from "@/invitations/candidate/waiting-invitations";

export default function AdminDashboardRoute() {
  return <AdminDashboardPage invitations={<WaitingInvitations />} />;
}
