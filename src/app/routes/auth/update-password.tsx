export { UpdatePasswordPage as default } from "@/features/auth/update-password-page";
