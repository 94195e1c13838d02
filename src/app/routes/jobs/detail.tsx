export { JobPage as default } from "@/features/jobs/job-page";
