export { SecurityPage as default } from "@/features/account/security/security-page";
