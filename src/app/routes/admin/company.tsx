export { AdminCompanyPage as default } from "@/features/admin/company/company-page";
