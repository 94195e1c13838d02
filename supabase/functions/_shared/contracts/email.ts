/** What administrators read for each kind of mail, by its name in the outbox. */
export const emailLabels = {
  company_approved: "Company approved",
  company_approval_revoked: "Approval taken back",
  company_changes_approved: "Company changes approved",
  company_changes_rejected: "Company changes rejected",
  company_rejected: "Company not approved",
  application_received: "New application",
  application_status: "Application status",
  invitation_admin: "Administrator invitation",
  invitation_company: "Company invitation",
  invitation_employee: "Team invitation",
  invitation_candidate: "Candidate invitation",
  password_changed: "Password changed",
  email_changed_from: "Address changed, to the old one",
  email_changed_to: "Address changed, to the new one",
  role_changed: "Role changed",
} as const;

/** A mail that was given up, as administrators see it: who, what, when and why, never what it carried. */
export interface FailedEmail {
  id: string;
  /** Name of a template in functions/_shared/email. */
  template: string;
  to_email: string;
  /** What the last try ended with. */
  reason: string | null;
  attempts: number;
  created_at: string;
  failed_at: string;
}
