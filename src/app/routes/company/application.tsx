export { ApplicationPage as default } from "@/features/applications/company/application-page";
