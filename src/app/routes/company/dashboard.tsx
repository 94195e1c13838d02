export { DashboardPage as default } from "@/features/company/dashboard/dashboard-page";
