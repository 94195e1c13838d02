export { AuditLogPage as default } from "@/features/admin/audit/audit-log-page";
