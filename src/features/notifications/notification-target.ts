import type { Notification } from "@contracts/notification";
import { paths } from "@/config/paths";

/** The page a notification is about; null when it names none. */
export function notificationTarget({ type, data }: Pick<Notification, "type" | "data">): string | null {
  switch (type) {
    case "company_invitation":
      return paths.candidate.dashboard();
    case "application_status":
      return data.application_id ? paths.candidate.application(data.application_id) : paths.candidate.applications();
    case "application_received":
    case "application_withdrawn":
      return data.application_id ? paths.company.application(data.application_id) : paths.company.dashboard();
    case "job_assigned":
      return data.job_id ? paths.company.manageJob(data.job_id) : paths.company.dashboard();
    case "company_approved":
    case "company_rejected":
    case "subscription_changed":
    case "candidate_assigned":
      return paths.company.dashboard();
    default:
      return null;
  }
}
