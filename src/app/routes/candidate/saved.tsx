export { SavedPage as default } from "@/features/jobs/saved/saved-page";
