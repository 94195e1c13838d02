export { AssignmentsPage as default } from "@/features/company/assignments/assignments-page";
