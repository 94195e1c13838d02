export { HelpPage as default } from "@/features/marketing/help/help-page";
