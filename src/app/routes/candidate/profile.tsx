export { ProfilePage as default } from "@/features/candidate/profile/profile-page";
