export { ManageJobPage as default } from "@/features/company/jobs/manage-job-page";
