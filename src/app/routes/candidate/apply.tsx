export { ApplyPage as default } from "@/features/jobs/apply-page";
