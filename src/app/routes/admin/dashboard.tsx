export { AdminDashboardPage as default } from "@/features/admin/dashboard-page";
