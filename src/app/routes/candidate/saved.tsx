export { SavedPage as default } from "@/features/jobs/list/saved-page";
