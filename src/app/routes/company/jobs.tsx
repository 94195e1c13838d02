export { JobsPage as default } from "@/features/company/jobs/jobs-page";
