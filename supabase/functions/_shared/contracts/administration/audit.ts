import type { AppRole } from "../app-role.ts";

/** Categories of the audit log; private.audit_kind says the same. */
export const auditKinds = [
  "approvals",
  "invitations",
  "plans",
  "partnerships",
  "team",
  "documents",
  "jobs",
  "edits",
  "accounts",
  "mail",
  "skills",
  "conversations",
  "settings",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Every action the database records; a test checks the schemas for others. */
export const auditActions = [
  "account.company_failed",
  "account.confirmation_sent",
  "account.deleted",
  "account.deletion_requested",
  "account.deletion_undone",
  "account.reset_sent",
  "account.restored",
  "account.role_changed",
  "account.signed_out",
  "account.suspended",
  "admin.granted",
  "admin.withdrawn",
  "candidate.management_ended",
  "company.approval_revoked",
  "company.approved",
  "company.changes_approved",
  "company.changes_ended",
  "company.changes_proposed",
  "company.changes_rejected",
  "company.changes_withdrawn",
  "company.closed",
  "company.decision_undone",
  "company.edited",
  "company.note_added",
  "company.note_deleted",
  "company.note_edited",
  "company.note_kept",
  "company.rejected",
  "company.reminded",
  "company.report_decision_undone",
  "company.report_dismissed",
  "company.report_upheld",
  "company.restored",
  "company.suspended",
  "company.warned",
  "email.message_answered",
  "email.message_reopened",
  "email.retried",
  "file.opened",
  "file.text_kept",
  "interview.scorecards_needed",
  "interview.scorecards_not_needed",
  "invitation.accepted",
  "invitation.declined",
  "invitation.followed",
  "invitation.released",
  "invitation.reopened",
  "invitation.revoked",
  "invitation.sent",
  "job.created",
  "job.deleted",
  "job.offline_lifted",
  "job.owner_changed",
  "job.report_decision_undone",
  "job.reported",
  "job.reports_dismissed",
  "job.reporters_answered",
  "job.taken_offline",
  "job.team_added",
  "job.team_removed",
  "message.kept",
  "message.removed",
  "message.report_decision_undone",
  "message.reported",
  "message.reporters_answered",
  "partnership.changed",
  "partnership.created",
  "partnership.ended",
  "person.added",
  "person.merged",
  "person.removed",
  "person.taken_over",
  "settings.changed",
  "settings.email_turned_off",
  "settings.email_turned_on",
  "skill.aliased",
  "skill.left",
  "skill.made",
  "skill.undone",
  "staff.left",
  "staff.removed",
  "staff.role_changed",
  "subscription.changed",
  "subscription.declined",
  "subscription.ended",
  "subscription.jobs_chosen",
  "subscription.requested",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Names and roles as of now. */
export interface AuditPerson {
  id: string;
  name: string;
  role: AppRole;
}
export interface AuditCompany {
  id: string;
  name: string;
}

/** One audit entry. Null people and companies have been deleted. */
export interface AuditEntry {
  id: number;
  at: string;
  kind: AuditKind;
  action: AuditAction;
  /** Done on schedule, not by a person. */
  is_by_system: boolean;
  actor: AuditPerson | null;
  company: AuditCompany | null;
  /** Whose account, profile, application or membership it is about. */
  subject: AuditPerson | null;
  successor: AuditPerson | null;
  partners: (AuditCompany | null)[] | null;
  /** Further details, depending on the action. */
  details: Record<string, unknown>;
}

/** A person to filter by. */
export interface AuditActor extends AuditPerson {
  email: string;
}

export interface AuditFilter {
  kind?: AuditKind;
  actor?: string;
  company?: string;
  /** The person it is about, or who did it. */
  about?: string;
  /** ISO times: from inclusive, to exclusive. */
  from?: string;
  to?: string;
  search?: string;
}

export interface AuditKey {
  at: string;
  id: number;
}
