export { IndustriesPage as default } from "@/features/marketing/industries-page";
