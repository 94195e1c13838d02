export { ApplicationsPage as default } from "@/features/candidate/applications/applications-page";
