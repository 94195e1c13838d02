export { MailTemplatesPage as default } from "@/features/company/mail-templates/mail-templates-page";
