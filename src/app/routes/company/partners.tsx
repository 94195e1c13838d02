export { PartnersPage as default } from "@/features/company/partners/partners-page";
