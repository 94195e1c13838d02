import { AdminDashboardPage } from "@/features/admin/dashboard-page";
import { WaitingInvitations } from "@/features/invitations/waiting-invitations";

export default function AdminDashboardRoute() {
  return <AdminDashboardPage invitations={<WaitingInvitations />} />;
}
