export { PreviewPage as default } from "@/features/company/profile/preview-page";
