import type { Procedures } from "@contracts/procedures";
import type { Reading } from "@/lib/procedure-query";

/** An act by its procedure, or by a name if it uses a server function or a table. */
export type Act =
  | keyof Procedures
  | "change own contact"
  | "change partnership"
  | "create job"
  | "decide approval"
  | "delete job"
  | "dismiss notification"
  | "publish or close job"
  | "remove document"
  | "send invitation"
  | "suspend"
  | "update job";

interface Refresh {
  /** Refetched before the act's promise settles. */
  awaited?: readonly Reading[];
  /** Refetched in the background. */
  behind?: readonly Reading[];
  /** Only marked as stale: its page may still show for a moment. */
  marked?: readonly Reading[];
  /** Refetched only after a failure. */
  failed?: readonly Reading[];
  /** After a failure as well: what was refused may have changed. */
  always?: true;
}

const people = [
  "get_company_applications",
  "get_job_applications",
  "get_job_board",
  "get_application_detail",
  "get_hire",
  "preview_applications_change",
] as const;
const jobPeople = ["get_job_applications", "get_job_board"] as const;
const myApplications = [
  "get_my_applications",
  "get_my_application",
  "get_candidate_dashboard",
  "get_candidate_activity",
  "get_past_applications",
] as const;
const dashboard = ["get_company_dashboard", "get_company_today", "list_company_activity"] as const;
/** What a company's staff see of it. */
export const company = [
  ...dashboard,
  "get_employer_preview",
  "get_company_report",
  "list_staff",
  "list_assignees",
] as const;
const jobs = ["list_company_jobs", "get_company_job", "get_job_statistics"] as const;
/** What changes when two applications are merged. */
export const mergedApplications = [
  ...people,
  ...dashboard,
  ...jobs,
  "get_team_notes",
  "get_scorecards",
  "get_conversation",
  "get_tags",
  "get_frame",
] as const;
/** Lists of jobs that exclude hidden ones. */
export const jobLists = ["search_jobs", "get_similar_jobs", "get_potential_jobs"] as const;
/** What candidates and visitors see of jobs. */
export const publicJobs = [
  ...jobLists,
  "count_jobs_by",
  "get_job_details",
  "get_job_questions",
  "get_employer",
  "get_saved_jobs",
  "get_my_job_report",
] as const;
const representedCandidates = [
  "list_managed_candidates",
  "search_managed_skills",
  "get_managed_candidate",
  "list_candidate_applications",
] as const;
const mySubmissions = ["get_my_put_forwards", "list_my_put_forwards"] as const;
/** What partners share, and submissions. */
export const partners = [
  ...mySubmissions,
  "get_my_management",
  "list_put_forwards",
  "list_partner_jobs",
  "list_partner_candidates",
  "list_candidates_to_put_forward",
  "list_jobs_for_candidate",
] as const;
const interviews = [
  "get_interviews",
  "get_interview_colleagues",
  "get_busy_times",
  "get_my_interviews",
  "list_company_interviews",
  "get_calendar_feed",
] as const;
const partnerships = ["list_partnerships", "search_companies", "get_shared_by"] as const;
const skills = [
  "search_skills",
  "recognise_skills",
  "list_skill_spellings",
  "list_unknown_skills",
  "list_decided_skills",
] as const;

/** Whatever administrators see. */
export const administration = [
  ...partnerships,
  "count_for_admin",
  "get_admin_today",
  "newest companies",
  "newest plans",
  "list_company_queue",
  "get_company",
  "list_similar_companies",
  "get_company_subscription",
  "get_company_plan",
  "get_company_overview",
  "list_company_emails",
  "list_company_notes",
  "preview_plan_change",
  "list_people",
  "get_person",
  "list_admins",
  "list_audit_log",
  "search_audit_actors",
  "list_undelivered_emails",
  "get_health_report",
  "list_errors",
  "list_contact_messages",
  "list_reported_jobs",
  "list_all_jobs",
  "count_all_jobs",
  "get_admin_job",
  "list_departed_reports",
  "list_reported_messages",
] as const;

const plan: Refresh = { awaited: ["get_company_plan"], always: true };
const moved: Refresh = {
  // Neighbors in a list stay fresh: only lists show the status.
  awaited: ["get_company_applications"],
  // A move affects offers, their messages, and the right to make one.
  behind: [...dashboard, ...jobs, ...jobPeople, "get_offers", "get_conversation", "get_frame"],
};
const movedSeveral: Refresh = { awaited: people, behind: [...dashboard, ...jobs, "get_frame"] };
const assigned: Refresh = {
  awaited: [...company, ...jobs, "get_hiring_team", ...representedCandidates, ...people],
  behind: ["get_frame"],
  always: true,
};
const staff: Refresh = {
  awaited: [...company, ...jobs, "get_hiring_team", "list_invitations"],
  behind: ["get_frame"],
  always: true,
};
const ownCompany: Refresh = { awaited: company, behind: ["get_frame"] };
const ownProfile: Refresh = { awaited: ["get_candidate_by_user_id", "get_my_documents"], always: true };
/** For changes that affect matches. */
const fitting: Refresh = { awaited: publicJobs };
const noted: Refresh = { awaited: ["get_team_notes"], behind: ["get_application_detail"] };
const team: Refresh = { awaited: ["get_hiring_team"], behind: [...dashboard, ...people], always: true };
const interview: Refresh = {
  behind: ["get_conversation", "get_company_today", "get_frame"],
  failed: ["get_interviews"],
};
const scorecards: Refresh = { awaited: ["get_scorecards"], behind: ["get_company_today"], always: true };
const answeredOffer: Refresh = { awaited: myApplications, behind: ["get_frame"], failed: ["get_offers"] };
const answeredInvitation: Refresh = {
  awaited: ["get_my_invitations", "notifications"],
  behind: ["get_frame"],
  always: true,
};
const sentInvitation: Refresh = { awaited: ["list_invitations"], always: true };
const applicationViews: Refresh = { awaited: ["list_application_views"], always: true };
const messageTemplate: Refresh = {
  awaited: ["get_mail_templates"],
  behind: ["get_message_templates", "preview_group_message"],
  always: true,
};
const readNotification: Refresh = { awaited: ["notifications"], behind: ["get_frame"], always: true };
const decidedCompany: Refresh = { awaited: administration, behind: ["get_frame"], always: true };
const notedCompany: Refresh = { awaited: ["list_company_notes"], behind: ["list_audit_log"], always: true };
const changedAccount: Refresh = { awaited: ["get_person"], behind: ["list_people", "list_audit_log"], always: true };
/** What is pending for administrators. */
const waiting = ["count_for_admin", "get_admin_today", "get_frame"] as const;
const decidedJob: Refresh = {
  awaited: ["list_reported_jobs", "list_all_jobs", "get_admin_job"],
  behind: waiting,
  always: true,
};
const decidedMessage: Refresh = { awaited: ["list_reported_messages"], behind: waiting, always: true };
const decidedSkill: Refresh = { awaited: skills, behind: waiting, always: true };

/**
 * Which act changes which reads; a missing one changes none, or handles it itself. `get_frame` is listed for acts that change role,
 * name, memberships, pending or unread counts, and for unclear cases.
 */
export const refreshes: Partial<Record<Act, Refresh>> = {
  // Applications
  set_application_status: moved,
  undo_application_status: { ...moved, failed: ["get_application_detail"] },
  change_applications: { ...movedSeveral, always: true },
  undo_applications_change: movedSeveral,
  submit_application: {
    behind: [
      ...myApplications,
      "get_candidate_by_user_id",
      "get_my_documents",
      ...publicJobs,
      ...partners,
      "get_frame",
    ],
  },
  withdraw_application: {
    // An offer, open times and upcoming interviews end with it, and the conversation says so.
    awaited: [
      ...(["get_offers", "get_conversation", "get_my_applications", "get_candidate_activity"] as const),
      ...interviews,
      ...publicJobs,
      "get_candidate_dashboard",
    ],
    behind: ["get_frame"],
    failed: ["get_my_application"],
  },
  nudge_company: { awaited: ["get_candidate_dashboard", "get_my_application"], always: true },
  undo_nudge: { awaited: ["get_candidate_dashboard", "get_my_application"], always: true },
  tag_applications: {
    awaited: ["get_application_detail", "get_tags"],
    behind: ["get_company_applications", ...jobPeople],
    always: true,
  },
  merge_applications: { failed: [...people, "get_merge", "get_merge_choices"] },
  add_person: { behind: [...people, ...dashboard, ...jobs, "get_frame"] },
  undo_add_person: { behind: [...people, ...dashboard, ...jobs, "get_frame"], always: true },
  email_added_person: { awaited: ["get_application_detail"], always: true },
  take_over_application: { behind: [...myApplications, "get_frame"] },
  add_team_note: noted,
  delete_team_note: noted,
  // Offers
  make_offer: {
    awaited: people,
    behind: [...dashboard, ...jobs, "get_conversation", "get_frame"],
    failed: ["get_offers"],
  },
  withdraw_offer: { behind: ["get_company_today", "get_frame"], failed: ["get_offers"] },
  accept_offer: answeredOffer,
  decline_offer: answeredOffer,
  // Conversations and interviews
  send_message: { behind: ["get_frame"] },
  finish_group_message: { behind: ["get_conversation"] },
  withdraw_message: { behind: ["get_conversation", "get_frame"], always: true },
  mark_conversation_read: { behind: ["get_company_today", "get_frame"] },
  report_message: { awaited: ["get_conversation"], always: true },
  // A blocked conversation allows no times or offers.
  set_conversation_blocked: {
    awaited: ["get_conversation", "get_interviews", "get_offers"],
    behind: ["get_frame"],
    always: true,
  },
  propose_times: interview,
  withdraw_times: interview,
  pick_time: interview,
  decline_times: interview,
  move_interview: interview,
  ask_to_move_interview: interview,
  ask_for_plan: plan,
  undo_plan_request: plan,
  withdraw_plan_request: plan,
  decline_plan_request: { ...plan, behind: waiting },
  choose_open_jobs: { ...plan, behind: [...jobs, ...publicJobs] },
  cancel_interview: interview,
  send_scorecard: scorecards,
  edit_scorecard: scorecards,
  set_scorecards_needed: scorecards,
  // Unwritten scorecards use the new ones.
  set_interview_criteria: { awaited: ["get_scorecards", "get_interview_criteria"], always: true },
  // Candidates
  update_candidate_profile: { ...fitting, behind: ["get_frame"], marked: ["get_my_history"] },
  set_profile_skill: fitting,
  set_my_preferences: fitting,
  add_ticks_to_profile: fitting,
  update_candidate_document_url: ownProfile,
  add_resume: ownProfile,
  make_default_resume: ownProfile,
  rename_resume: ownProfile,
  "remove document": ownProfile,
  leave_management: {
    // Another company may represent them by now.
    awaited: ["get_candidate_by_user_id", "get_my_preview", "notifications", ...partners],
    behind: ["get_frame"],
    always: true,
  },
  // The user leaves the page, so nothing on it is refetched.
  end_management: {
    awaited: ["list_managed_candidates"],
    behind: [...dashboard, "list_put_forwards", "get_frame"],
  },
  import_candidates: sentInvitation,
  // Companies
  register_company: ownCompany,
  // Jobs show how their company hires.
  update_company: { ...ownCompany, marked: ["get_employer", ...jobs, ...publicJobs] },
  withdraw_company_proposal: ownCompany,
  "change own contact": ownCompany,
  remove_staff: staff,
  set_staff_role: staff,
  assign_jobs: assigned,
  assign_candidates: assigned,
  undo_assignment: assigned,
  set_mail_template: { awaited: ["get_mail_templates", "get_filled_template"] },
  save_application_view: applicationViews,
  delete_application_view: applicationViews,
  save_message_template: messageTemplate,
  delete_message_template: messageTemplate,
  add_to_hiring_team: team,
  remove_from_hiring_team: team,
  undo_team_removal: team,
  // Jobs
  "create job": { awaited: [...jobs, "count_candidates_with_skills"], behind: dashboard },
  "update job": { awaited: [...jobs, "count_candidates_with_skills"] },
  "publish or close job": { awaited: ["list_company_jobs"], behind: ["get_hire"] },
  "delete job": {
    awaited: ["list_company_jobs"],
    behind: [...dashboard, "get_frame"],
    marked: ["get_company_job", ...people, ...myApplications],
  },
  // An unsaved job stays in the list, where it can be saved again, until the list is reopened.
  set_job_saved: { marked: ["get_saved_jobs"] },
  set_job_hidden: {
    awaited: ["get_hidden_jobs"],
    behind: [...jobLists, "count_jobs_by", "get_candidate_activity"],
    always: true,
  },
  save_search: { awaited: ["get_saved_searches"] },
  confirm_job_alert: { failed: ["get_job_alert_request"] },
  undo_delete_saved_search: { awaited: ["get_saved_searches"], always: true },
  // Partners
  withdraw_put_forward: { awaited: partners, always: true },
  decline_put_forward: { awaited: [...mySubmissions, "notifications"], behind: ["get_frame"], always: true },
  // Pending submissions may change as well.
  set_hidden_from_partner: { awaited: mySubmissions },
  "change partnership": { awaited: partnerships, always: true },
  // Invitations and notifications
  "send invitation": sentInvitation,
  resend_invitation: sentInvitation,
  revoke_invitation: sentInvitation,
  release_invitation: sentInvitation,
  respond_to_invitation: answeredInvitation,
  undo_declined_invitation: answeredInvitation,
  mark_notification_read: readNotification,
  mark_all_notifications_read: readNotification,
  "dismiss notification": readNotification,
  unsubscribe: { awaited: ["get_staff_notices"] },
  retry_email: { awaited: ["list_undelivered_emails"], behind: waiting, always: true },
  // Administrators
  "decide approval": decidedCompany,
  decide_company_proposal: decidedCompany,
  undo_company_decision: decidedCompany,
  add_company_note: notedCompany,
  edit_company_note: notedCompany,
  delete_company_note: notedCompany,
  undo_delete_company_note: notedCompany,
  remind_company: { awaited: ["list_company_queue"], always: true },
  suspend: decidedCompany,
  lift_suspension: decidedCompany,
  sign_out_account: changedAccount,
  note_account_email: changedAccount,
  delete_account_on_request: changedAccount,
  undo_account_deletion: changedAccount,
  withdraw_admin: { behind: ["get_frame"] },
  decide_job_reports: decidedJob,
  undo_job_reports_decision: decidedJob,
  lift_job_offline: decidedJob,
  take_job_offline: decidedJob,
  decide_departed_report: { awaited: ["list_departed_reports"], behind: waiting, always: true },
  decide_message_reports: decidedMessage,
  undo_message_reports_decision: decidedMessage,
  set_contact_message_answered: { awaited: ["list_contact_messages"], behind: waiting, always: true },
  warn_company: { awaited: ["list_reported_jobs", "list_reported_messages"], behind: ["get_admin_job"] },
  set_error_state: { awaited: ["list_errors"], behind: ["get_health_report"] },
  run_schedule_now: { awaited: ["get_health_report"] },
  save_settings: { awaited: ["get_settings", "get_site_settings"], behind: ["list_audit_log", "count_expiring"] },
  make_skill: decidedSkill,
  undo_skill_word: decidedSkill,
};
