export { CompanyInterviewsPage as default } from "@/features/interviews/company-interviews-page";
