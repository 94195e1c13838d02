export { ApplicationsPage as default } from "@/features/company/applications/applications-page";
