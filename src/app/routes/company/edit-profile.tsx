export { EditProfilePage as default } from "@/features/company/profile/edit-profile-page";
