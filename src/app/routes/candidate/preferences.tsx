export { PreferencesPage as default } from "@/features/candidate/preferences/preferences-page";
