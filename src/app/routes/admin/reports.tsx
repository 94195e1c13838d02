export { ReportedJobsPage as default } from "@/features/admin/reports/reported-jobs-page";
