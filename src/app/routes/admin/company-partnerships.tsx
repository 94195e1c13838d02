export { PartnershipsPage as default } from "@/features/admin/partnerships/partnerships-page";
