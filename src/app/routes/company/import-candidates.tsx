export { ImportPage as default } from "@/features/company/candidates/import/import-page";
