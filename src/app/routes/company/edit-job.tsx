export { EditJobPage as default } from "@/features/company/jobs/edit-job-page";
