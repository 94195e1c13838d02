export { ApplicationPage as default } from "@/features/company/applications/application-page";
