export { CompanyPage as default } from "@/features/jobs/company-page";
