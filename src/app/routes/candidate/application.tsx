export { ApplicationPage as default } from "@/features/applications/candidate/application-page";
