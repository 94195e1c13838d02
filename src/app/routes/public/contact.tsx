export { ContactPage as default } from "@/features/marketing/contact/contact-page";
