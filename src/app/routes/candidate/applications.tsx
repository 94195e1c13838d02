export { ApplicationsPage as default } from "@/features/candidate/applications-page";
