import * as z from "zod/mini";
import { calendarFile } from "../contracts/interviews/calendar-file.ts";
import type { emailLabels } from "../contracts/notifications/email.ts";
import { renderLayout } from "./layout.ts";
import type { MailContent, RenderedMail, Site } from "./mail.ts";
import type { MailTemplate } from "./template.ts";
import {
  emailChangedFrom,
  emailChangedTo,
  passwordChanged,
  roleChanged,
  signUpRepeated,
} from "./templates/account-changed.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { addedByHand, addedByHandDeclined } from "./templates/added-by-hand.ts";
import { answerPromised } from "./templates/answer-promised.ts";
import { applicationReceived } from "./templates/application-received.ts";
import { applicationStatus } from "./templates/application-status.ts";
import { candidateLeft } from "./templates/candidate-left.ts";
import { companyApprovalRevoked } from "./templates/company-approval-revoked.ts";
import { companyApproved } from "./templates/company-approved.ts";
import { companyChangesApproved } from "./templates/company-changes-approved.ts";
import { companyChangesRejected } from "./templates/company-changes-rejected.ts";
import { companyClosed, companyClosedForTeam } from "./templates/company-closed.ts";
import { companyRejected } from "./templates/company-rejected.ts";
import { companyReminded } from "./templates/company-reminded.ts";
import { contactMessage } from "./templates/contact-message.ts";
import {
  interviewCancelled,
  interviewConfirmed,
  interviewMoved,
  interviewPeople,
  interviewReminder,
} from "./templates/interview.ts";
import { interviewTimesProposed } from "./templates/interview-times-proposed.ts";
import { adminInvitation, candidateInvitation, companyInvitation, employeeInvitation } from "./templates/invitation.ts";
import { jobAlert, jobAlertConfirmation } from "./templates/job-alert.ts";
import { jobOffline, jobReported, jobTakenOffline } from "./templates/job-reports.ts";
import { managementEnded } from "./templates/management-ended.ts";
import { messageRemoved, messageReported } from "./templates/message-reports.ts";
import { applicantMessage, messageReceived } from "./templates/new-messages.ts";
import { offer } from "./templates/offer.ts";
import { platformHealth } from "./templates/platform-health.ts";
import { removedFromTeam } from "./templates/removed-from-team.ts";
import { companyWarned, reportReply } from "./templates/report-words.ts";
import { savedSearchJobs } from "./templates/saved-search-jobs.ts";
import { staffNotice, staffSummary } from "./templates/staff-notice.ts";
import { submission } from "./templates/submission.ts";
import { subscriptionEnding } from "./templates/subscription-ending.ts";
import {
  accountRestored,
  accountSuspended,
  companyRestored,
  companySuspended,
  signedOut,
} from "./templates/suspension.ts";

/** Every kind of email in the outbox, by its column `template`. */
export const mailTemplates = {
  company_approved: companyApproved,
  company_rejected: companyRejected,
  company_warned: companyWarned,
  report_reply: reportReply,
  company_reminded: companyReminded,
  company_approval_revoked: companyApprovalRevoked,
  company_changes_approved: companyChangesApproved,
  company_changes_rejected: companyChangesRejected,
  added_by_hand: addedByHand,
  added_by_hand_declined: addedByHandDeclined,
  application_received: applicationReceived,
  application_status: applicationStatus,
  answer_promised: answerPromised,
  interview_times_proposed: interviewTimesProposed,
  invitation_admin: adminInvitation,
  invitation_company: companyInvitation,
  invitation_employee: employeeInvitation,
  invitation_candidate: candidateInvitation,
  account_restored: accountRestored,
  account_suspended: accountSuspended,
  company_restored: companyRestored,
  company_suspended: companySuspended,
  signed_out: signedOut,
  password_changed: passwordChanged,
  email_changed_from: emailChangedFrom,
  email_changed_to: emailChangedTo,
  sign_up_repeated: signUpRepeated,
  role_changed: roleChanged,
  removed_from_team: removedFromTeam,
  subscription_ending: subscriptionEnding,
  interview_confirmed: interviewConfirmed,
  interview_moved: interviewMoved,
  interview_cancelled: interviewCancelled,
  interview_people: interviewPeople,
  interview_reminder: interviewReminder,
  put_forward: submission,
  offer,
  management_ended: managementEnded,
  candidate_left: candidateLeft,
  message_received: messageReceived,
  applicant_message: applicantMessage,
  staff_notice: staffNotice,
  staff_summary: staffSummary,
  saved_search_jobs: savedSearchJobs,
  job_alert: jobAlert,
  job_alert_confirmation: jobAlertConfirmation,
  job_reported: jobReported,
  job_taken_offline: jobTakenOffline,
  job_offline: jobOffline,
  message_reported: messageReported,
  message_removed: messageRemoved,
  contact_message: contactMessage,
  platform_health: platformHealth,
  account_deleted: accountDeleted,
  company_closed: companyClosed,
  company_closed_for_team: companyClosedForTeam,
} as const satisfies Record<keyof typeof emailLabels, MailTemplate>;
type MailTemplateName = keyof typeof mailTemplates;

const isKnown = (name: string): name is MailTemplateName => Object.hasOwn(mailTemplates, name);

/** Data any email may carry in addition to its template's. */
const footSchema = z.object({
  unsubscribe: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  operator: z.optional(z.string()),
});

const fileOf = (
  { method, entry, attendee }: NonNullable<MailContent["calendar"]>,
  { url, sender }: Site,
): NonNullable<RenderedMail["calendar"]> => ({
  method,
  content: calendarFile([entry], { method, attendee, siteUrl: url.replace(/\/+$/, ""), organizer: sender }),
});

/**
 * Renders an outbox row; if its data has a token, the email says how to unsubscribe. Throws for an unknown template, invalid data
 * or a path that leads elsewhere.
 */
export function renderMail(name: string, data: unknown, site: Site): RenderedMail {
  if (!isKnown(name)) throw new Error(`There is no mail template '${name}'.`);
  const template: MailTemplate = mailTemplates[name];
  const parsed = z.safeParse(template.schema, data);
  if (!parsed.success) {
    const keys = parsed.error.issues.map((issue) => issue.path.join(".") || "its data");
    throw new Error(`The mail '${name}' cannot be written without ${keys.join(", ")}.`);
  }
  const { unsubscribe: token, operator } = z.safeParse(footSchema, data).data ?? {};
  const content = template.write(parsed.data);
  return {
    ...renderLayout(content, site.url, { unsubscribePath: token && `/unsubscribe/${token}`, operator }),
    ...(token && { oneClick: `${site.functionsUrl}/unsubscribe?token=${token}` }),
    ...(content.calendar && { calendar: fileOf(content.calendar, site) }),
  };
}
