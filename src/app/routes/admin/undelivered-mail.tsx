export { UndeliveredMailPage as default } from "@/features/admin/undelivered-mail-page";
