import { AdminDashboardPage } from "@/features/admin/dashboard/dashboard-page";
import { WaitingInvitations } from "@/features/invitations/waiting-invitations";

export default function AdminDashboardRoute() {
  return <AdminDashboardPage invitations={<WaitingInvitations />} />;
}
