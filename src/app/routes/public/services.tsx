export { ServicesPage as default } from "@/features/marketing/services-page";
