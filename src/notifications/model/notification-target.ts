import type { Notification } from "@contracts/notifications/notification";
import { isLeftOut } from "@/config/left-out";
import { paths } from "@/config/paths";

/** The page a notification is about; null when it names none, or one that the operator has left out. */
export function notificationTarget(notification: Pick<Notification, "type" | "data">): string | null {
  const page = pageOf(notification);
  return page !== null && isLeftOut(page) ? null : page;
}

function pageOf({ type, data }: Pick<Notification, "type" | "data">): string | null {
  switch (type) {
    case "company_invitation":
    case "management_ended":
      return paths.candidate.dashboard();
    case "application_status":
    case "interview_proposed":
    case "interview_changed":
    case "interview_reminder":
    case "offer_made":
    case "offer_ended":
      return data.application_id ? paths.candidate.application(data.application_id) : paths.candidate.applications();
    case "message_received":
      return data.application_id
        ? `${paths.candidate.application(data.application_id)}#write`
        : paths.candidate.applications();
    case "application_received":
    case "application_withdrawn":
      return data.application_id ? paths.company.application(data.application_id) : paths.company.dashboard();
    case "applicant_message":
      return data.application_id
        ? `${paths.company.application(data.application_id, { tab: "conversation" })}#write`
        : paths.company.applications();
    case "interview_answered":
    case "interview_soon":
    case "offer_answered":
      return data.application_id
        ? paths.company.application(data.application_id, { tab: "conversation" })
        : paths.company.applications();
    case "mentioned":
      if (data.application_id) return paths.company.application(data.application_id, { tab: "notes" });
      return data.candidate_id ? paths.company.candidate(data.candidate_id) : paths.company.dashboard();
    case "answer_due":
      return data.application_id
        ? paths.company.application(data.application_id)
        : paths.company.applications({ order: "answer" });
    case "application_assigned":
      return data.application_id
        ? paths.company.application(data.application_id)
        : paths.company.applications({ assignee: "me" });
    case "job_assigned":
      return data.job_id ? paths.company.manageJob(data.job_id) : paths.company.dashboard();
    case "put_forward":
      return data.job_id ? paths.candidate.apply(data.job_id) : paths.candidate.dashboard();
    case "put_forward_answered":
      return data.application_id
        ? paths.company.application(data.application_id)
        : paths.company.partners({ tab: "submissions" });
    case "shown_to_partner":
      return `${paths.candidate.preferences()}#partners`;
    case "partnership_changed":
      return paths.company.partners();
    case "admin_joined":
      return paths.admin.administrators();
    case "registration_unfinished":
      return paths.company.register();
    case "role_changed":
    case "company_approved":
    case "company_rejected":
    case "company_warned":
      return paths.company.dashboard();
    case "subscription_changed":
    case "plan_full":
      return paths.company.plan();
    case "plan_requested":
      return data.company_id ? paths.admin.company(data.company_id) : paths.admin.companies();
    case "job_reported":
      return paths.admin.reports();
    case "message_reported":
      return paths.admin.reportedMessages();
    case "message_report_answered":
    case "message_removed":
      if (!data.company_id)
        return data.application_id ? paths.candidate.application(data.application_id) : paths.candidate.applications();
      if (data.application_id) return paths.company.application(data.application_id, { tab: "conversation" });
      return data.candidate_id ? paths.company.candidate(data.candidate_id) : paths.company.dashboard();
    case "job_taken_offline":
      return paths.company.jobs();
    case "job_report_answered":
      return data.job_id ? paths.jobs.detail({ id: data.job_id }) : paths.jobs.list();
    case "invitation_released":
      return data.invitation_kind === "employee" ? paths.company.team() : paths.company.candidates({ tab: "invited" });
    case "candidate_left":
      return paths.company.candidates();
    case "candidate_assigned":
      return paths.company.candidates({ assignee: "me" });
    default:
      return null;
  }
}
