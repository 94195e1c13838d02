export { CompaniesPage as default } from "@/features/admin/companies/companies-page";
