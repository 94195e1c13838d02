export { EditRegistrationPage as default } from "@/features/company/registration/edit-registration-page";
