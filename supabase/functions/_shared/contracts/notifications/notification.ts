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
  // To a candidate: what was written, proposed, moved or cancelled, begins soon, was offered, or is offered no more.
  "message_received",
  "interview_proposed",
  "interview_changed",
  "interview_reminder",
  "offer_made",
  "offer_ended",
  // To staff: what an applicant wrote or answered, and an interview that begins soon.
  "applicant_message",
  "interview_answered",
  "interview_soon",
  "offer_answered",
  // To administrators.
  "message_reported",
  // To either side: what was decided about what they reported, or about what they wrote.
  "message_report_answered",
  "message_removed",
  // To a company's administrators: an invitation that was held can be sent again.
  "invitation_released",
  // To administrators: a company asked for a plan.
  "plan_requested",
  // To the sender of an invitation: the plan has no room for the person who accepts.
  "plan_full",
  // To a company's administrators: what was reported is against the rules.
  "company_warned",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The most the bell lists and counts, newest first; older ones are of no use to anyone. get_frame says the same. */
export const notificationsListed = 50;

export interface NotificationData {
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

/** What staff are told of and can turn off, each in the application and by mail (RULES: Messages). */
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

/** When mail comes: as it happens, together once a day (13:00 UTC), or not. */
export const mailTimes = ["at_once", "daily", "off"] as const;
export type MailTime = (typeof mailTimes)[number];

/** How a member of the staff is told of a kind of thing. */
export interface StaffNotice {
  kind: StaffNoticeKind;
  in_app: boolean;
  by_mail: MailTime;
}

/** All of it at one company; of the plan only for its administrators. */
export interface StaffNotices {
  company: { id: string; name: string };
  notices: StaffNotice[];
}

/** The mails a candidate can turn off; under the bell everything stands anyway (RULES: Messages). */
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
  /** Null where nothing could be mailed of: no search is saved, no company manages the profile. */
  is_on: boolean | null;
}

/** Which mails a candidate gets, and to which address. */
export interface CandidateMails {
  address: string;
  mails: CandidateMail[];
}

/** What the link at the end of a mail turns off; 'summary': everything that comes in the daily one. */
export interface UnsubscribeLink {
  kind: StaffNoticeKind | "summary" | CandidateMailKind | "job_alerts";
  /** Null for a candidate's mails. */
  company_name: string | null;
  is_off: boolean;
}
