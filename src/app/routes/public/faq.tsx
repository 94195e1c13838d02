export { FaqPage as default } from "@/features/marketing/faq/faq-page";
