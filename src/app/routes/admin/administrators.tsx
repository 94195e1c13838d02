export { AdministratorsPage as default } from "@/features/admin/people/administrators-page";
