/** Kinds of in-app notification; the CHECK on notifications.type lists the same. */
export const notificationTypes = [
  "company_invitation",
  "application_received",
  "application_status",
  "application_withdrawn",
  "company_approved",
  "company_rejected",
  "subscription_changed",
  "job_assigned",
  "candidate_assigned",
  "role_changed",
  "admin_joined",
  "partnership_changed",
  "shown_to_partner",
  "put_forward",
  "put_forward_answered",
  "registration_unfinished",
  "application_assigned",
  "mentioned",
  "answer_due",
  "management_ended",
  "job_reported",
  "job_taken_offline",
  "job_report_answered",
  "candidate_left",
  // To a candidate: messages, proposed, moved or canceled interviews, reminders, offers, and offers that ended.
  "message_received",
  "interview_proposed",
  "interview_changed",
  "interview_reminder",
  "offer_made",
  "offer_ended",
  // To staff: an applicant's message or reply, and an upcoming interview.
  "applicant_message",
  "interview_answered",
  "interview_soon",
  "offer_answered",
  // To administrators.
  "message_reported",
  // To either side: the decision on what they reported, or on what they wrote.
  "message_report_answered",
  "message_removed",
  // To a company's administrators: a held invitation can be sent again.
  "invitation_released",
  // To administrators: a company requested a plan.
  "plan_requested",
  // To the sender of an invitation: the plan has no room for the person who accepts.
  "plan_full",
  // To a company's administrators: reported content broke the rules.
  "company_warned",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The most the bell lists and counts, newest first. get_frame says the same. */
export const notificationsListed = 50;

interface NotificationData {
  application_id?: string;
  job_id?: string;
  candidate_id?: string;
  company_id?: string;
  company_name?: string;
  management_terms?: string | null;
  invitation_kind?: "candidate" | "employee";
}

export interface Notification {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  is_read: boolean;
  created_at: string;
  data: NotificationData;
}

/** What staff are notified about and can turn off, separately in the app and by email (RULES: Messages). */
export const staffNoticeKinds = [
  "new_application",
  "applicant_messages",
  "interviews",
  "assigned",
  "mentioned",
  "answer_due",
  "subscription",
] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

/** When emails are sent: right away, in one daily email (13:00 UTC), or never. */
export const mailTimes = ["at_once", "daily", "off"] as const;
export type MailTime = (typeof mailTimes)[number];

/** A staff member's settings for one kind of notification. */
export interface StaffNotice {
  kind: StaffNoticeKind;
  in_app: boolean;
  by_mail: MailTime;
}

/** All settings at one company; those for the plan only for administrators. */
export interface StaffNotices {
  company: { id: string; name: string };
  notices: StaffNotice[];
}

/** Emails a candidate can turn off; the bell lists everything regardless (RULES: Messages). */
export const candidateMailKinds = [
  "application_moves",
  "company_messages",
  "interview_reminders",
  "promised_answers",
  "saved_searches",
  "put_forward",
] as const;
export type CandidateMailKind = (typeof candidateMailKinds)[number];

export interface CandidateMail {
  kind: CandidateMailKind;
  /** Null when it can't apply: no saved search, or no company representing the candidate. */
  is_on: boolean | null;
}

/** A candidate's email settings, and their address. */
export interface CandidateMails {
  address: string;
  mails: CandidateMail[];
}

/** What an email's unsubscribe link turns off; 'summary': everything in the daily email. */
export interface UnsubscribeLink {
  kind: StaffNoticeKind | "summary" | CandidateMailKind | "job_alerts";
  /** Null for emails to candidates. */
  company_name: string | null;
  is_off: boolean;
}
