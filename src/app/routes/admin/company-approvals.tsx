export { ApprovalsPage as default } from "@/features/admin/approvals/approvals-page";
