import { isLeftOut } from "@/config/left-out";
import { paths } from "@/config/paths";

/** Where the help says what to do about an error that people can't resolve on the spot; apart for candidates and companies. */
export const helpOf: Record<string, string | { candidate: string; company: string }> = {
  account_conflict: "accept-an-invitation#team",
  account_has_applications: "accept-an-invitation#team",
  account_has_company: "accept-an-invitation#team",
  account_is_admin: "accept-an-invitation#team",
  already_employee: "accept-an-invitation#team",
  already_managed: "accept-an-invitation#managed",
  application_closed: { candidate: "choose-an-interview-time#move", company: "schedule-an-interview#move" },
  applied_too_often: "apply-for-a-job#refused",
  blocked: "message-applicants#block",
  candidates_only: "apply-for-a-job#refused",
  cannot_score: "schedule-an-interview#scorecard",
  company_accounts_only: "create-an-account#kinds",
  company_paused: "register-a-company#decided",
  conversation_closed: { candidate: "message-a-company#closed", company: "message-applicants#closed" },
  default_resume: "fill-in-your-profile#resume",
  duplicate_application: "apply-for-a-job#refused",
  emailed_already: "add-a-person#add",
  has_plan: "change-your-plan#ask",
  invitation_closed: { candidate: "accept-an-invitation#open", company: "invite-a-colleague#invite" },
  last_admin: "keep-it-running#people",
  last_administrator: "keep-it-running#people",
  last_company_admin: "invite-a-colleague#leave",
  link_ended: "get-new-jobs-by-email#stop",
  link_expired: "get-new-jobs-by-email#search",
  managed_by_other: "accept-an-invitation#managed",
  not_approved: "register-a-company#decided",
  not_mergeable: "add-a-person#merge",
  offer_answered: { candidate: "reply-to-an-offer#ended", company: "make-an-offer#withdraw" },
  offer_over: { candidate: "reply-to-an-offer#ended", company: "make-an-offer#withdraw" },
  other_address: "take-over-an-application#take-over",
  other_email: "accept-an-invitation#address",
  plan_limit: "change-your-plan#limit",
  profile_incomplete: "apply-for-a-job#profile",
  status_not_allowed: { candidate: "withdraw-an-application#withdraw", company: "read-applications#move" },
  subscription_required: "change-your-plan#ask",
  taken_offline: "write-a-job#public",
  time_passed: "choose-an-interview-time#time",
  too_many_alerts: "get-new-jobs-by-email#stop",
  too_many_invitations: "invite-a-colleague#refused",
  too_many_messages: { candidate: "message-a-company#closed", company: "message-applicants#closed" },
  too_many_moves: { candidate: "choose-an-interview-time#move", company: "schedule-an-interview#move" },
  too_many_saved: "get-new-jobs-by-email#save",
  too_many_searches: "get-new-jobs-by-email#stop",
  waits_for_take_over: "add-a-person#until",
};

/** The address of the help about an error's code, for the reader of a page. */
export function helpFor(code: string, pathname: string): string | undefined {
  const known = helpOf[code];
  const place = typeof known === "object" ? known[pathname.startsWith("/company") ? "company" : "candidate"] : known;
  if (!place) return undefined;
  const [slug = "", anchor] = place.split("#");
  const address = `${paths.helpTopic(slug)}#${anchor}`;
  return isLeftOut(address) ? undefined : address;
}
