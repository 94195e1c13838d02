export { ConfirmPage as default } from "@/features/auth/confirm-page";
