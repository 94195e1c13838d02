export { TermsPage as default } from "@/features/marketing/terms-page";
