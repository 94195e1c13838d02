export { UndeliveredMailPage as default } from "@/features/admin/mail/undelivered-mail-page";
