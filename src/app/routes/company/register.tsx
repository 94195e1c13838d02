export { RegisterPage as default } from "@/features/company/registration/register-page";
