export { UserProfilePage as default } from "@/features/company/profile/user-profile-page";
