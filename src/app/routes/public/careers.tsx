export { CareersPage as default } from "@/features/marketing/careers-page";
