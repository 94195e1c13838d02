export { ProfilePage as default } from "@/features/company/profile/profile-page";
