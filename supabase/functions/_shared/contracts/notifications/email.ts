/** Labels for administrators, by the email's name in the outbox. */
export const emailLabels = {
  company_approved: "Company approved",
  company_approval_revoked: "Approval withdrawn",
  company_changes_approved: "Company changes approved",
  company_changes_rejected: "Company changes rejected",
  company_rejected: "Company not approved",
  company_warned: "Warning to a company",
  report_reply: "Reply to a report",
  company_reminded: "Registration not finished",
  added_by_hand: "Added by hand",
  added_by_hand_declined: "Added by hand, not selected",
  application_received: "New application",
  application_status: "Application status",
  answer_promised: "Reply-by date",
  interview_times_proposed: "Times to talk",
  invitation_admin: "Administrator invitation",
  invitation_company: "Company invitation",
  invitation_employee: "Team invitation",
  invitation_candidate: "Candidate invitation",
  account_restored: "Account active again",
  account_suspended: "Account suspended",
  company_restored: "Company active again",
  company_suspended: "Company suspended",
  signed_out: "Signed out by an administrator",
  password_changed: "Password changed",
  email_changed_from: "Email changed (sent to the old address)",
  email_changed_to: "Email changed (sent to the new address)",
  sign_up_repeated: "Sign-up with an address that has an account",
  role_changed: "Role changed",
  removed_from_team: "Removed from a team",
  subscription_ending: "Plan ends",
  interview_confirmed: "Interview confirmed",
  interview_moved: "Interview changed",
  interview_cancelled: "Interview canceled",
  interview_people: "Interview participants",
  interview_reminder: "Interview soon",
  put_forward: "Submission to a job",
  offer: "Offer",
  management_ended: "No longer represented",
  candidate_left: "Candidate left",
  message_received: "Messages to a candidate",
  applicant_message: "Messages to staff",
  staff_notice: "News for staff",
  staff_summary: "Daily summary for staff",
  saved_search_jobs: "New jobs for saved searches",
  job_alert: "New jobs for a visitor's alerts",
  job_alert_confirmation: "Job alert confirmation",
  job_reported: "Job reported",
  job_taken_offline: "Job taken offline",
  job_offline: "Job taken offline (sent to applicants)",
  message_reported: "Message reported",
  message_removed: "Message removed",
  contact_message: "Message from the contact page",
  platform_health: "New errors and late schedules",
  account_deleted: "Account deleted",
  company_closed: "Company deleted (sent to applicants)",
  company_closed_for_team: "Company deleted (sent to its team)",
} as const;

/** A template's label, or its raw name without one. */
export const emailLabel = (template: string): string =>
  (emailLabels as Readonly<Record<string, string>>)[template] ?? template;

/** The two states of an email that didn't go out. */
export const undeliveredQueues = ["waiting", "given_up"] as const;
export type UndeliveredQueue = (typeof undeliveredQueues)[number];

/** An undelivered email as administrators see it: who, what, when and why, never its content. */
export interface UndeliveredEmail {
  id: string;
  /** Name of a template in functions/_shared/email. */
  template: string;
  to_email: string;
  /** How the last attempt ended; null before the first, even if it is overdue. */
  reason: string | null;
  attempts: number;
  created_at: string;
  /** For a pending one. */
  next_attempt_at: string | null;
  /** For one that was given up. */
  failed_at: string | null;
}
