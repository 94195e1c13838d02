export { ReportsPage as default } from "@/features/company/reports/reports-page";
