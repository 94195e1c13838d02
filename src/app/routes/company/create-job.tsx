export { CreateJobPage as default } from "@/features/company/jobs/create-job-page";
