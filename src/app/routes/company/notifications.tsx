export { StaffNoticesPage as default } from "@/features/notifications/staff-notices-page";
