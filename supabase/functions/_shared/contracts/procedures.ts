import type { EmailLink, EmailLinkType, Frame, SignIns } from "./accounts/account.ts";
import type { MyData, PastApplication } from "./accounts/account-data.ts";
import type { AskedSubmission, MyPreview, ProfileView } from "./accounts/my-data.ts";
import type { AccountState, Administrator, Person, PersonDetail } from "./administration/administration.ts";
import type { AuditActor, AuditEntry, AuditFilter, AuditKey, AuditKind, AuditPerson } from "./administration/audit.ts";
import type { CompanyEmail, CompanyNote, CompanyOverview } from "./administration/company-page.ts";
import type { ContactMessage, ContactMessageInput, ContactQueue } from "./administration/contact.ts";
import type { RetentionSetting } from "./administration/day-settings.ts";
import type { ErrorReport, ErrorState, Health, HealthReport, PlatformError } from "./administration/health.ts";
import type { Settings, SettingsChanges, SiteSettings } from "./administration/settings.ts";
import type { DeletionRequestWay, SuspensionReason } from "./administration/suspension.ts";
import type { AdminToday, PlatformFigures } from "./administration/today.ts";
import type { ActivityItem, ActivityKey } from "./applications/activity.ts";
import type { AddedLink, AddedOutcome, AddedPerson, DuplicatePerson } from "./applications/added-person.ts";
import type {
  ApplicationAnswerInput,
  ApplicationBoard,
  ApplicationFilter,
  ApplicationOrder,
  ApplicationPage,
  BulkChange,
  CandidateApplicationDetail,
  CandidateApplicationListItem,
  CandidateDashboard,
  CompanyApplicationDetail,
  CompanyApplicationListItem,
  MyApplicationsFilter,
  Nudges,
  RejectionReason,
  WithdrawalReason,
} from "./applications/application.ts";
import type { ChosenDocuments, GivenDetails } from "./applications/apply.ts";
import type { ChangeOutcome } from "./applications/change-outcome.ts";
import type { MergePreview } from "./applications/merge.ts";
import type { TeamNote, TeamNotes } from "./applications/note.ts";
import type { CompanyReport } from "./applications/report.ts";
import type { CompanyTags, Tagged } from "./applications/tag.ts";
import type { ApplicationView, ApplicationViews, ViewFilters } from "./applications/view.ts";
import type {
  AddedTicks,
  Candidate,
  CandidateActivity,
  ClosedJob,
  DocumentKind,
  HiddenJob,
  JobDetails,
  ListedJob,
  OwnProfile,
  PotentialJob,
  SavedJob,
  SimilarJob,
} from "./candidates/candidate.ts";
import type { ProfileArguments } from "./candidates/candidate-fields.ts";
import type { MyDocuments } from "./candidates/documents.ts";
import type { ProfileHistory } from "./candidates/history.ts";
import type {
  JobForCandidate,
  ManagedCandidate,
  ManagedCandidateApplication,
  ManagedCandidateListItem,
  ManagedSkill,
} from "./candidates/managed-candidate.ts";
import type { CandidatePreferences, PreferencesInput } from "./candidates/preferences.ts";
import type {
  Company,
  CompanyDashboard,
  CompanyListItem,
  CompanyMembership,
  CompanyPlanFilter,
  CompanyQueue,
  CompanySubscription,
  CompanyWithPlan,
  Employer,
  HiringCompanies,
  PublicCompany,
  QueuedCompany,
  ReviewState,
  SimilarCompany,
} from "./companies/company.ts";
import type { CompanyProfileInput, CompanyRegistrationInput } from "./companies/company-input.ts";
import type { DepartedReport } from "./companies/departed-report.ts";
import type {
  MailTemplate,
  MailTemplates,
  MessageTemplate,
  TemplateKind,
  WrittenTemplate,
} from "./companies/mail-template.ts";
import type { FoundThings } from "./companies/search.ts";
import type { Colleague, StaffMember, StaffWork } from "./companies/staff.ts";
import type { CompanyToday } from "./companies/today.ts";
import type { Conversation, Message, MessageFile, News } from "./conversations/conversation.ts";
import type { ConversationBlock } from "./conversations/conversation-block.ts";
import type { GroupMessage, GroupMessagePreview } from "./conversations/group-message.ts";
import type { MessageDecision, ReportedMessage } from "./conversations/message-report.ts";
import type { MessageReportReason } from "./conversations/message-report-reason.ts";
import type {
  ApplicationStatus,
  AppRole,
  JobStatus,
  StaffRole,
  SubscriptionStatus,
  SubscriptionTier,
} from "./enums.ts";
import type { Bucket, StoredFile } from "./files/files.ts";
import type {
  ApplicationInterviews,
  BusyTime,
  CalendarEntry,
  CalendarFeed,
  InterviewColleagues,
  InterviewKey,
  ListedInterview,
  WaitingTimes,
} from "./interviews/interview.ts";
import type { InterviewChangeInput, ProposalInput } from "./interviews/interview-input.ts";
import type {
  GivenMark,
  InterviewCriteria,
  InterviewScorecards,
  Recommendation,
  ScorecardDraft,
} from "./interviews/scorecard.ts";
import type {
  ImportFate,
  ImportOutcome,
  ImportRow,
  Invitation,
  InvitationKind,
  OpenInvitation,
  SentInvitation,
  SentInvitationFilter,
} from "./invitations/invitation.ts";
import type { AdminJob, AdminJobState, JobTotals, ListedAdminJob } from "./jobs/all-jobs.ts";
import type {
  AssignmentDone,
  CompanyJob,
  CompanyJobListItem,
  JobChanges,
  JobInput,
  JobQuestion,
  JobStatistics,
  SkillReach,
} from "./jobs/job.ts";
import type { AlertFrequency, AlertRequest, JobAlerts } from "./jobs/job-alert.ts";
import type { CountedPart, JobCounts, JobFilter, JobOrder } from "./jobs/job-filter.ts";
import type { JobReportInput, ReportDecision, ReportedJob, ReportQueue, ReportReason } from "./jobs/job-report.ts";
import type { LandingPage } from "./jobs/landing.ts";
import type { CompanyPage, JobFeed, PostingPage, SitemapCompany, SitemapJob } from "./jobs/public-pages.ts";
import type { SavedSearch, SearchFrequency } from "./jobs/saved-search.ts";
import type { HiringTeam } from "./jobs/team.ts";
import type {
  DecidedSkill,
  RecognisedSkill,
  SkillField,
  SkillSearch,
  SkillSpellings,
  UnknownSkill,
} from "./matching/skills.ts";
import type { UndeliveredEmail, UndeliveredQueue } from "./notifications/email.ts";
import type {
  CandidateMailKind,
  CandidateMails,
  MailTime,
  StaffNoticeKind,
  StaffNotices,
  UnsubscribeLink,
} from "./notifications/notification.ts";
import type { ApplicationOffers, DeclineReason, Hire, OfferInput } from "./offers/offer.ts";
import type {
  CandidateToSubmit,
  MyManagement,
  MySubmission,
  PartnerCandidate,
  PartnerJob,
  Partnership,
  PartnershipFilter,
  SharedByCompany,
  Submission,
} from "./partners/partnership.ts";
import type { CompanyPlan, PlanPreview } from "./plans/company-plan.ts";
import type { PlanTier } from "./plans/plan-limits.ts";

type None = Record<PropertyKey, never>;

/** The last row of a page: the next one starts after it (or, newest first, before it). */
interface PostedKey {
  postedAt: string;
  id: string;
}
interface MatchKey extends PostedKey {
  score: number;
}
interface CreatedKey {
  createdAt: string;
  id: string;
}
interface CandidateKey extends CreatedKey {
  score: number;
}
export interface AppliedKey {
  appliedAt: string;
  id: string;
}
/** The same in a company's list, for any order: its answer_due, whether it is_overdue, and its match score. */
export interface ApplicationKey extends AppliedKey {
  due?: string | null;
  overdue?: boolean;
  score?: number;
  /** In the order "decision": its part, its job and the jobs listed so far. */
  part?: number | null;
  jobId?: string;
  jobTitle?: string;
  begun?: string[] | null;
}

/** A company's position in a queue. */
export interface PlaceKey {
  place: number;
  id: string;
}

/** A person's position in a list by name. */
export interface NameKey {
  name: string;
  id: string;
}

interface HiddenKey {
  hiddenAt: string;
  id: string;
}
interface SavedKey {
  savedAt: string;
  id: string;
}

interface SeenKey {
  seenAt: string;
  id: string;
}

export interface ViewedKey {
  viewedAt: string;
  id: string;
}

interface SentKey {
  sentAt: string;
  id: string;
}

interface ScorecardContent {
  p_marks: GivenMark[];
  p_recommendation?: Recommendation | null;
  p_words?: string;
}
interface SitemapRange {
  p_from: string;
  p_until?: string | null;
  p_limit?: number;
}

interface SuspensionArguments {
  p_reason: SuspensionReason;
  p_words: string;
}

/** Returned to an invitation's sender. */
export interface NewInvitation {
  id: string;
  kind: InvitationKind;
  /** The path of the page behind its link. Null on a retry whose email is already out. */
  path: string | null;
  /** The email pending in the outbox; null once it is out. */
  email_id: string | null;
}

/** A claimed row of email_outbox. */
export interface OutboxMail {
  id: string;
  template: string;
  to_email: string;
  data: unknown;
}

/**
 * The SQL procedures that the app and the server functions call, with arguments and results. The caller chooses the p_id of what
 * it creates, so that a retry returns the same result (RULES: Interface). The app's callProcedure ties names and arguments to the
 * database's.
 */
export interface Procedures {
  accept_invitation: {
    args: { p_token: string };
    answer: { kind: InvitationKind; company_id: string | null; stopped?: string };
  };
  accept_offer: { args: { p_offer_id: string }; answer: ApplicationOffers };
  /** p_id is chosen by the caller. */
  ask_for_plan: { args: { p_company_id: string; p_tier: PlanTier; p_id: string }; answer: null };
  answer_hire: { args: { p_application_id: string }; answer: null };
  /** The candidate asks; the interview is unchanged until the company moves it. */
  ask_to_move_interview: { args: { p_interview_id: string; p_words: string }; answer: ApplicationInterviews };
  /** A null person unassigns. */
  assign_candidates: { args: { p_candidate_ids: string[]; p_user_id: string | null }; answer: AssignmentDone };
  assign_jobs: { args: { p_job_ids: string[]; p_user_id: string | null }; answer: AssignmentDone };
  /** p_id is chosen by the caller: a retry is no second nudge. */
  nudge_company: { args: { p_application_id: string; p_id: string }; answer: Nudges };
  undo_nudge: { args: { p_id: string }; answer: null };
  /** Adds or removes a skill. */
  set_profile_skill: { args: { p_skill: string; p_has: boolean }; answer: Candidate };
  add_ticks_to_profile: {
    args: { p_skills: string[]; p_years?: number; p_place?: string; p_culture?: string[] };
    answer: AddedTicks;
  };
  /** p_id is chosen by the caller: a retry returns the existing note. */
  /** p_id is chosen by the caller: a retry has no further effect. Nothing is created if it returns duplicates. */
  add_person: {
    args: { p_id: string; p_job_id: string; p_person: AddedPerson; p_anyway?: boolean };
    answer: AddedOutcome;
  };
  add_team_note: {
    args: { p_id: string; p_body: string; p_application_id?: string; p_candidate_id?: string; p_mentioned?: string[] };
    answer: TeamNote;
  };
  /** Applications with any other outcome are unchanged. */
  change_applications: {
    args: { p_moves: { id: string; from?: ApplicationStatus }[]; p_change: BulkChange };
    answer: { outcomes: ChangeOutcome[] };
  };
  /** Previews import_candidates, line by line. */
  check_candidate_import: { args: { p_rows: ImportRow[]; p_company_id?: string }; answer: ImportFate[] };
  change_saved_search: {
    args: { p_id: string; p_name: string; p_frequency: SearchFrequency };
    answer: SavedSearch;
  };
  cancel_interview: { args: { p_interview_id: string; p_reason: string }; answer: ApplicationInterviews };
  cancel_email_change: { args: None; answer: null };
  choose_open_jobs: { args: { p_company_id: string; p_job_ids: string[] }; answer: null };
  choose_company: { args: { p_company_id: string }; answer: Frame };
  claim_emails: { args: { p_limit?: number; p_id?: string }; answer: OutboxMail[] };
  close_company: { args: { p_company_id: string; p_name: string }; answer: { files: StoredFile[] } };
  complete_email: { args: { p_id: string; p_error?: string | null; p_may_have_arrived?: boolean }; answer: null };
  count_candidates_with_skills: { args: { p_skills: string[] }; answer: SkillReach | null };
  /** pending: companies that need approval. */
  count_for_admin: {
    args: None;
    answer: Record<
      "users" | "companies" | "candidates" | "pending" | "undelivered" | "reports" | "reported_messages" | "messages",
      number
    >;
  };
  count_jobs_by: { args: { p_by: CountedPart[]; p_query?: string; p_filter?: JobFilter }; answer: JobCounts };
  create_invitation: {
    args: { p_type: InvitationKind; p_email: string; p_data: object; p_held?: boolean; p_id?: string };
    answer: NewInvitation;
  };
  create_job: { args: { p_company_id: string | null; p_job: JobInput; p_id?: string }; answer: CompanyJob };
  decide_departed_report: { args: { p_id: string; p_is_upheld: boolean | null }; answer: null };
  decide_company_proposal: {
    args: {
      p_company_id: string;
      p_is_approved: boolean;
      p_reason?: string | null;
      p_updated_at: string;
      p_warnings_seen?: string[] | undefined;
    };
    answer: Company;
  };
  /** p_reason: shown to the company when a job is taken offline. */
  lift_job_offline: { args: { p_job_id: string }; answer: ReportedJob };
  decide_job_reports: {
    args: { p_job_id: string; p_decision: ReportDecision; p_reason?: string };
    answer: ReportedJob;
  };
  /** None of the times works. */
  decline_times: { args: { p_proposal_id: string; p_note?: string }; answer: ApplicationInterviews };
  decide_message_reports: {
    args: { p_message_id: string; p_decision: MessageDecision };
    answer: ReportedMessage;
  };
  decline_offer: {
    args: { p_offer_id: string; p_reason?: DeclineReason; p_words?: string };
    answer: ApplicationOffers;
  };
  decline_plan_request: { args: { p_id: string; p_reason: string }; answer: null };
  decline_put_forward: { args: { p_id: string }; answer: null };
  delete_job: { args: { p_job_id: string }; answer: { success: true; hidden: boolean } };
  delete_account: {
    args: { p_email: string; p_successors?: Record<string, string> };
    answer: { files: StoredFile[] };
  };
  /** p_email: a corrected address when the last email was given up. */
  email_added_person: { args: { p_application_id: string; p_email?: string }; answer: CompanyApplicationDetail };
  end_calendar_feed: { args: None; answer: CalendarFeed };
  end_management: { args: { p_candidate_id: string }; answer: null };
  end_my_session: { args: { p_session_id: string }; answer: null };
  ensure_candidate_profile: { args: None; answer: OwnProfile };
  export_my_data: { args: None; answer: MyData };
  /** p_since: when the reader's day began. */
  get_admin_today: { args: { p_since?: string }; answer: AdminToday };
  get_platform_figures: { args: { p_days: number }; answer: PlatformFigures };
  get_added_link: { args: { p_token: string }; answer: AddedLink };
  get_application_detail: { args: { p_application_id: string }; answer: CompanyApplicationDetail };
  get_busy_times: {
    args: {
      p_application_id: string;
      p_user_ids: string[];
      /** At most eight days. */
      p_from: string;
      p_until: string;
      /** The interview being moved. */
      p_interview_id?: string;
    };
    answer: BusyTime[];
  };
  get_candidate_activity: { args: None; answer: CandidateActivity };
  get_candidate_by_user_id: { args: { p_user_id?: string }; answer: Candidate[] };
  get_candidate_id_for_application: { args: None; answer: string };
  get_company: { args: { p_company_id: string }; answer: Company | PublicCompany };
  search_everything: { args: { p_company_id?: string | null; p_query: string }; answer: FoundThings };
  get_company_applications: {
    args: {
      p_before?: ApplicationKey | null;
      p_company_id?: string | null;
      p_filter?: ApplicationFilter;
      p_limit?: number;
      p_sort?: ApplicationOrder;
    };
    answer: ApplicationPage<CompanyApplicationListItem>;
  };
  get_company_today: { args: { p_company_id?: string | null }; answer: CompanyToday };
  get_company_dashboard: { args: { p_company_id?: string | null }; answer: CompanyDashboard };
  get_company_job: { args: { p_job_id: string }; answer: CompanyJob };
  get_company_page: { args: { p_company_id: string }; answer: CompanyPage };
  get_company_report: {
    args: { p_company_id?: string; p_job_id?: string; p_from?: string; p_to?: string };
    answer: CompanyReport;
  };
  get_company_plan: { args: { p_company_id: string }; answer: CompanyPlan };
  get_company_subscription: { args: { p_company_id: string }; answer: CompanySubscription };
  /** The 50 newest messages, or those before p_before. */
  get_conversation: { args: { p_application_id: string; p_before?: number }; answer: Conversation };
  get_news: { args: { p_application_id?: string }; answer: News };
  check_company_picture: { args: { p_company_id: string }; answer: null };
  get_hiring_companies: { args: None; answer: HiringCompanies };
  get_hire: { args: { p_application_id: string }; answer: Hire | null };
  get_offers: { args: { p_application_id: string }; answer: ApplicationOffers };
  get_past_applications: { args: None; answer: PastApplication[] };
  get_interview_criteria: { args: { p_job_id: string }; answer: InterviewCriteria };
  get_scorecards: { args: { p_application_id: string }; answer: InterviewScorecards[] };
  /** p_id is chosen by the caller: a retry returns the existing scorecard. */
  send_scorecard: {
    args: { p_id: string; p_interview_id: string } & ScorecardContent;
    answer: InterviewScorecards;
  };
  edit_scorecard: { args: { p_interview_id: string } & ScorecardContent; answer: InterviewScorecards };
  /** Returns when it was saved; null once the scorecard is submitted. */
  save_scorecard_draft: {
    args: {
      p_interview_id: string;
      p_marks: ScorecardDraft["marks"];
      p_recommendation?: Recommendation | null;
      p_words?: string;
    };
    answer: string | null;
  };
  set_scorecards_needed: { args: { p_interview_id: string; p_needed: boolean }; answer: InterviewScorecards };
  /** p_before: what the edit started from. */
  set_interview_criteria: {
    args: { p_job_id: string; p_criteria: string[]; p_before: string[] };
    answer: InterviewCriteria;
  };
  get_team_notes: { args: { p_application_id?: string; p_candidate_id?: string }; answer: TeamNotes };
  get_hiring_team: { args: { p_job_id: string }; answer: HiringTeam };
  add_to_hiring_team: { args: { p_job_id: string; p_user_id: string }; answer: boolean };
  /** Null: they weren't a member. */
  remove_from_hiring_team: { args: { p_job_id: string; p_user_id: string }; answer: string | null };
  undo_team_removal: { args: { p_change_id: string }; answer: null };
  get_merge_choices: { args: { p_application_id: string }; answer: DuplicatePerson[] };
  get_merge: { args: { p_application_id: string; p_other_id: string }; answer: MergePreview };
  /** p_versions: each application's version by id, from get_merge. A retry has no further effect. */
  merge_applications: {
    args: { p_stays: string; p_ends: string; p_versions: Record<string, string> };
    answer: null;
  };
  undo_merge: { args: { p_ends: string }; answer: null };
  get_tags: { args: { p_company_id?: string; p_job_id?: string }; answer: CompanyTags };
  tag_applications: { args: { p_ids: string[]; p_name: string; p_is_on: boolean }; answer: Tagged };
  list_application_views: { args: { p_company_id?: string | null }; answer: ApplicationViews };
  delete_application_view: { args: { p_id: string }; answer: null };
  /** p_id is chosen by the caller: a retry returns the existing view. p_seen: what a change started from. */
  save_application_view: {
    args: { p_id: string; p_name: string; p_filters: ViewFilters; p_seen?: string | null; p_company_id?: string };
    answer: ApplicationView;
  };
  delete_message_template: { args: { p_id: string }; answer: null };
  delete_saved_search: { args: { p_id: string }; answer: null };
  delete_team_note: { args: { p_id: string }; answer: null };
  get_employer: { args: { p_company_id: string }; answer: Employer };
  get_employer_preview: { args: { p_company_id?: string }; answer: Employer };
  claim_first_password: { args: { p_secret: string }; answer: boolean };
  get_email_link: { args: { p_token_hash: string; p_type: EmailLinkType; p_secret?: string }; answer: EmailLink };
  /** The initial text of a message to an applicant. */
  get_filled_template: { args: { p_application_id: string; p_kind: TemplateKind }; answer: string };
  get_frame: { args: None; answer: Frame };
  get_interview_colleagues: { args: { p_application_id: string }; answer: InterviewColleagues };
  get_interviews: { args: { p_application_id: string }; answer: ApplicationInterviews };
  get_invitation: { args: { p_kind: InvitationKind; p_token: string }; answer: Invitation };
  get_job_applications: {
    args: {
      p_before?: ApplicationKey | null;
      p_filter?: ApplicationFilter;
      p_job_id: string;
      p_limit?: number;
      p_sort?: ApplicationOrder;
    };
    answer: ApplicationPage;
  };
  /** Ignores the filter's stage: every stage has its column, starting like get_job_applications. */
  get_job_board: {
    args: { p_filter?: ApplicationFilter; p_job_id: string; p_limit?: number; p_sort?: ApplicationOrder };
    answer: ApplicationBoard;
  };
  get_job_details: { args: { p_job_id: string }; answer: JobDetails };
  get_job_feed: { args: { p_company_id?: string }; answer: JobFeed };
  get_job_questions: { args: { p_job_id: string }; answer: JobQuestion[] };
  get_job_statistics: { args: { p_job_id: string }; answer: JobStatistics };
  make_offer: { args: { p_application_id: string; p_id: string; p_offer: OfferInput }; answer: ApplicationOffers };
  note_sign_up: { args: { p_email: string }; answer: null };
  note_job_view: { args: { p_job_id: string; p_visitor?: string }; answer: null };
  /** Without a company, the chosen one's. */
  /** Sends what can't be undone anymore, and returns the outcome. */
  finish_group_message: { args: { p_id: string }; answer: GroupMessage };
  /** Filled in for this applicant. */
  get_message_templates: { args: { p_application_id: string }; answer: WrittenTemplate[] };
  get_mail_templates: { args: { p_company_id?: string }; answer: MailTemplates };
  get_landing_page: { args: { p_path: string }; answer: LandingPage };
  get_managed_candidate: { args: { p_candidate_id: string }; answer: ManagedCandidate };
  get_posting_page: { args: { p_job_id: string }; answer: PostingPage };
  count_sitemap: { args: None; answer: { jobs: number; companies: number } };
  list_landing_pages: { args: None; answer: string[] };
  list_sitemap_companies: { args: SitemapRange; answer: SitemapCompany[] };
  list_sitemap_jobs: { args: SitemapRange; answer: SitemapJob[] };
  get_my_application: { args: { p_application_id: string }; answer: CandidateApplicationDetail };
  get_my_applications: {
    args: { p_before?: AppliedKey | null; p_limit?: number; p_filter?: MyApplicationsFilter };
    /** by_status: first page only, for the search in any status; statuses without any are absent. */
    answer: {
      applications: CandidateApplicationListItem[];
      total: number;
      by_status: Partial<Record<ApplicationStatus, number>> | null;
    };
  };
  /** Null without an open report of the caller's. */
  get_my_job_report: { args: { p_job_id: string }; answer: JobReportInput | null };
  /** waiting: only with the first page of upcoming ones. */
  get_my_interviews: {
    args: { p_is_past: boolean; p_after?: InterviewKey | null; p_limit?: number };
    /** waiting: the first ten of waiting_total. */
    answer: { interviews: ListedInterview[]; waiting: WaitingTimes[]; waiting_total: number };
  };
  get_my_invitations: { args: None; answer: OpenInvitation[] };
  get_my_history: { args: None; answer: ProfileHistory };
  get_my_management: { args: None; answer: MyManagement | null };
  /** Null without a profile. */
  get_my_preview: { args: None; answer: MyPreview };
  get_my_put_forwards: { args: None; answer: MySubmission[] };
  get_my_memberships: { args: None; answer: CompanyMembership[] };
  get_my_sign_in: { args: None; answer: SignIns };
  get_potential_jobs: {
    args: { p_after?: MatchKey | null; p_limit?: number; p_preferred?: boolean };
    /** within: the requested preferences, or null; total ignores them. */
    answer: { jobs: PotentialJob[]; total: number; within: JobFilter | null };
  };
  get_candidate_dashboard: { args: None; answer: CandidateDashboard };
  get_my_preferences: { args: None; answer: CandidatePreferences };
  get_calendar_feed: { args: None; answer: CalendarFeed };
  get_candidate_mails: { args: None; answer: CandidateMails };
  request_job_alert: {
    args: { p_id: string; p_email: string; p_words: string; p_filter: JobFilter; p_frequency: AlertFrequency };
    answer: null;
  };
  get_job_alert_request: { args: { p_token: string }; answer: AlertRequest };
  renew_job_alert_request: { args: { p_token: string }; answer: null };
  confirm_job_alert: { args: { p_token: string; p_name: string }; answer: AlertRequest };
  get_job_alerts: { args: { p_token: string }; answer: JobAlerts };
  change_job_alert: { args: { p_token: string; p_id: string; p_frequency: AlertFrequency }; answer: JobAlerts };
  stop_job_alerts: { args: { p_token: string; p_ids: string[]; p_stop: boolean }; answer: JobAlerts };
  get_saved_searches: { args: None; answer: SavedSearch[] };
  get_hidden_jobs: { args: { p_before?: HiddenKey | null; p_limit?: number }; answer: { jobs: HiddenJob[] } };
  get_saved_jobs: { args: { p_before?: SavedKey | null; p_limit?: number }; answer: { jobs: SavedJob[] } };
  get_shared_by: { args: { p_company_ids: string[] }; answer: SharedByCompany[] };
  /** Without a company those at the chosen one. */
  get_staff_notices: { args: { p_company_id?: string }; answer: StaffNotices };
  get_similar_jobs: { args: { p_job_id: string }; answer: { closed: ClosedJob | null; jobs: SimilarJob[] } };
  get_staff_work: { args: { p_company_user_id: string }; answer: StaffWork };
  get_unsubscribe: { args: { p_token: string }; answer: UnsubscribeLink };
  /** Null while there is room. */
  get_upload_problem: { args: { p_folder: string }; answer: string | null };
  import_candidates: {
    args: { p_rows: ImportRow[]; p_terms?: string | null; p_company_id?: string; p_id?: string };
    answer: ImportOutcome;
  };
  list_candidate_applications: {
    args: { p_candidate_id: string; p_before?: AppliedKey | null; p_limit?: number };
    answer: { applications: ManagedCandidateApplication[] };
  };
  /** total: how many open jobs there are. */
  list_jobs_for_candidate: {
    args: { p_candidate_id: string; p_after?: MatchKey | null; p_limit?: number };
    answer: { jobs: JobForCandidate[]; total: number };
  };
  list_managed_candidates: {
    args: {
      p_company_id?: string;
      p_search?: string;
      p_skill?: string;
      p_assignee?: string;
      p_after?: NameKey | null;
      p_limit?: number;
    };
    answer: { candidates: ManagedCandidateListItem[] };
  };
  /** Unpaged, because the specification defines the server function's response that way. */
  list_companies_for_admin: { args: None; answer: CompanyListItem[] };
  list_assignees: { args: { p_company_id?: string }; answer: Colleague[] };
  list_admins: { args: None; answer: Administrator[] };
  list_audit_log: {
    args: { p_filter?: AuditFilter; p_before?: AuditKey | null; p_limit?: number };
    answer: {
      entries: AuditEntry[];
      /** The filter's actor; null without one and for a deleted account. */
      actor: AuditPerson | null;
      counts: Partial<Record<AuditKind, number>> | null;
    };
  };
  list_discarded_files: { args: { p_limit?: number }; answer: StoredFile[] };
  /** Without a company: the platform's for administrators, their own company's for staff. */
  list_invitations: {
    args: {
      p_company_id?: string | null;
      p_kinds?: InvitationKind[];
      p_state?: SentInvitationFilter;
      p_search?: string;
      p_before?: SentKey | null;
      p_limit?: number;
    };
    /** Counted with the first page only. */
    answer: { invitations: SentInvitation[]; counts: Record<SentInvitationFilter, number> | null };
  };
  list_candidates_to_put_forward: {
    args: {
      p_job_id: string;
      p_company_id?: string;
      p_search?: string;
      p_after?: CandidateKey | null;
      p_limit?: number;
    };
    answer: { candidates: CandidateToSubmit[] };
  };
  /** partners: how many share theirs. */
  list_partner_candidates: {
    args: {
      p_company_id?: string;
      p_search?: string;
      p_job_id?: string;
      p_before?: CreatedKey | null;
      p_limit?: number;
    };
    answer: { candidates: PartnerCandidate[]; partners: number };
  };
  list_partner_jobs: {
    args: { p_company_id?: string; p_search?: string; p_before?: PostedKey | null; p_limit?: number };
    answer: { jobs: PartnerJob[]; partners: number };
  };
  list_partnerships: {
    args: { p_search?: string; p_shares?: PartnershipFilter; p_before?: CreatedKey | null; p_limit?: number };
    answer: {
      partnerships: Partnership[];
      counts: Record<"companies" | "approved" | "pending" | "partnerless" | "partnerships" | "active", number> | null;
    };
  };
  list_people: {
    args: {
      p_role?: AppRole;
      p_search?: string;
      p_state?: AccountState;
      p_since?: string;
      p_until?: string;
      p_before?: SeenKey | null;
      p_limit?: number;
    };
    answer: { people: Person[] };
  };
  list_put_forwards: {
    args: { p_company_id?: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { put_forwards: Submission[] };
  };
  list_skill_spellings: { args: None; answer: SkillSpellings[] };
  list_staff: {
    args: { p_company_id?: string; p_search?: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { staff: StaffMember[]; total: number };
  };
  list_my_put_forwards: {
    args: { p_before?: CreatedKey | null; p_limit?: number };
    answer: { put_forwards: AskedSubmission[] };
  };
  /** The first page covers 90 days; next: the key of the page with earlier views. */
  list_profile_views: {
    args: { p_before?: ViewedKey | null; p_limit?: number };
    answer: { views: ProfileView[]; next: ViewedKey | null };
  };
  list_unknown_skills: {
    args: { p_after?: { uses: number; key: string } | null; p_limit?: number; p_is_kept?: boolean };
    /** How many were accepted as written, and how many are a spelling or a skill by now. */
    answer: { skills: UnknownSkill[]; kept: number; decided: number };
  };
  list_decided_skills: {
    args: { p_before?: CreatedKey | null; p_limit?: number };
    answer: { skills: DecidedSkill[] };
  };
  list_undelivered_emails: {
    args: { p_queue?: UndeliveredQueue; p_before?: CreatedKey | null; p_limit?: number };
    answer: { emails: UndeliveredEmail[]; counts: Record<UndeliveredQueue, number> };
  };
  /** next: the next page's key; more pages may follow a short one. */
  list_company_activity: {
    args: { p_company_id?: string; p_before?: ActivityKey | null; p_limit?: number };
    answer: { items: ActivityItem[]; next: ActivityKey | null };
  };
  list_company_interviews: {
    args: {
      p_is_past: boolean;
      p_only_mine?: boolean;
      p_company_id?: string;
      p_after?: InterviewKey | null;
      p_limit?: number;
    };
    answer: { interviews: ListedInterview[] };
  };
  list_company_jobs: {
    args: {
      p_before?: CreatedKey | null;
      p_company_id?: string | null;
      p_limit?: number;
      p_search?: string | null;
      p_status?: JobStatus | null;
      p_assignee?: string | null;
    };
    /** Not counted when only a filter applies. */
    answer: { jobs: CompanyJobListItem[]; total: number | null };
  };
  /** The counts cover all queues, within the search. */
  list_company_queue: {
    args: { p_after?: PlaceKey | null; p_limit?: number; p_queue: CompanyQueue; p_search?: string | null };
    answer: { companies: QueuedCompany[]; counts: Record<CompanyQueue, number> };
  };
  /** open: how many are unresolved. */
  list_errors: {
    args: { p_state: ErrorState; p_before?: { lastSeenAt: string; id: string } | null; p_limit?: number };
    answer: { errors: PlatformError[]; counts: Record<ErrorState, number> };
  };
  list_contact_messages: {
    args: { p_queue: ContactQueue; p_before?: CreatedKey | null; p_limit?: number };
    answer: { messages: ContactMessage[]; open: number };
  };
  count_all_jobs: { args: None; answer: JobTotals };
  list_all_jobs: {
    args: {
      p_search?: string;
      p_state?: AdminJobState;
      p_is_reported?: boolean;
      p_company_id?: string;
      p_since?: string;
      p_until?: string;
      p_before?: CreatedKey | null;
      p_limit?: number;
    };
    answer: { jobs: ListedAdminJob[] };
  };
  get_admin_job: { args: { p_job_id: string }; answer: AdminJob };
  take_job_offline: { args: { p_job_id: string; p_reason: string }; answer: ReportedJob };
  /** waiting: how many wait for a decision. */
  list_reported_jobs: {
    args: { p_queue: ReportQueue; p_after?: PlaceKey | null; p_limit?: number };
    answer: { jobs: (ReportedJob & { place: number })[]; waiting: number };
  };
  /** waiting: how many are undecided. */
  list_reported_messages: {
    args: { p_queue: ReportQueue; p_after?: PlaceKey | null; p_limit?: number };
    answer: { messages: (ReportedMessage & { place: number })[]; waiting: number };
  };
  /** p_id is chosen by the caller: a retry sends no second warning. */
  warn_company: { args: { p_id: string; p_company_id: string; p_words: string }; answer: null };
  write_to_job_reporters: { args: { p_id: string; p_job_id: string; p_words: string }; answer: null };
  write_to_message_reporters: { args: { p_id: string; p_message_id: string; p_words: string }; answer: null };
  list_departed_reports: { args: None; answer: DepartedReport[] };
  list_similar_companies: { args: { p_company_id: string }; answer: SimilarCompany[] };
  wants_resume_text: { args: { p_path: string }; answer: boolean };
  keep_resume_text: { args: { p_path: string; p_text: string }; answer: null };
  keep_time_zone: { args: { p_zone: string }; answer: { zone: string } };
  /** p_company_id: the company the candidate wants to leave. */
  leave_management: { args: { p_company_id: string }; answer: null };
  leave_skill: { args: { p_word: string }; answer: null };
  make_skill: { args: { p_word: string; p_name: string; p_field: SkillField }; answer: null };
  /** p_skill: its key. */
  make_skill_alias: { args: { p_word: string; p_skill: string }; answer: null };
  mark_conversation_read: { args: { p_application_id: string; p_seq: number }; answer: null };
  mark_all_notifications_read: { args: None; answer: null };
  mark_notification_read: { args: { notification_id: string }; answer: null };
  /** p_sequence: the version the caller saw. */
  move_interview: {
    args: { p_interview_id: string; p_change: InterviewChangeInput; p_sequence?: number };
    answer: ApplicationInterviews;
  };
  /** Returns the sender's file name; null if it isn't stored. */
  open_file: { args: { p_bucket: Bucket; p_path: string }; answer: string | null };
  /** A move to rejected may come without its reason here. */
  pick_time: { args: { p_proposal_id: string; p_starts_at: string }; answer: ApplicationInterviews };
  preview_plan_change: { args: { p_company_id: string; p_tier: SubscriptionTier }; answer: PlanPreview };
  preview_group_message: { args: { p_ids: string[] }; answer: GroupMessagePreview };
  preview_applications_change: {
    args: { p_ids: string[]; p_change: BulkChange | { to: "rejected" } };
    answer: { outcomes: ChangeOutcome[] };
  };
  /** p_id: chosen by the browser, also for the message; a retry proposes nothing twice. */
  propose_times: {
    args: { p_id: string; p_application_id: string; p_proposal: ProposalInput };
    answer: ApplicationInterviews;
  };
  /** Returns how many were asked, skipping those who applied or were asked before. */
  put_forward_candidates: { args: { p_job_id: string; p_candidate_ids: string[]; p_id?: string }; answer: number };
  read_calendar_feed: { args: { p_token: string }; answer: { entries: CalendarEntry[] } };
  recognise_skills: { args: { p_skills: string[] }; answer: RecognisedSkill[] };
  register_company: {
    args: { p_company: CompanyRegistrationInput; p_first_name?: string; p_last_name?: string };
    answer: string;
  };
  /** Returns when it happened. */
  suspend_account: { args: SuspensionArguments & { p_user_id: string }; answer: null };
  suspend_company: { args: SuspensionArguments & { p_company_id: string }; answer: null };
  lift_suspension: { args: { p_subject_id: string }; answer: null };
  /** One session, or all of them. */
  sign_out_account: { args: { p_user_id: string; p_session_id?: string | null }; answer: null };
  /** Returns the address to send the email to. */
  note_account_email: { args: { p_user_id: string; p_kind: "confirmation" | "reset" }; answer: string };
  delete_account_on_request: {
    args: { p_user_id: string; p_email: string; p_asked_by: DeletionRequestWay };
    answer: null;
  };
  undo_account_deletion: { args: { p_user_id: string }; answer: null };
  get_person: { args: { p_user_id: string }; answer: PersonDetail };
  get_company_overview: { args: { p_company_id: string }; answer: CompanyOverview };
  /** lately: how many in the last 30 days. */
  list_company_emails: {
    args: { p_company_id: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { emails: CompanyEmail[]; lately: number };
  };
  list_company_notes: {
    args: { p_company_id: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { notes: CompanyNote[] };
  };
  /** p_id is made by the caller: the same one twice is one note. */
  add_company_note: { args: { p_id: string; p_company_id: string; p_body: string }; answer: CompanyNote };
  edit_company_note: { args: { p_id: string; p_body: string }; answer: CompanyNote };
  delete_company_note: { args: { p_id: string }; answer: null };
  undo_delete_company_note: { args: { p_id: string }; answer: null };
  remind_company: { args: { p_company_id: string }; answer: string };
  remove_added_person: { args: { p_token: string }; answer: null };
  get_my_documents: { args: None; answer: MyDocuments };
  /** p_path: of an uploaded file; a retry adds no second resume. */
  add_resume: { args: { p_path: string }; answer: MyDocuments };
  make_default_resume: { args: { p_path: string }; answer: MyDocuments };
  rename_resume: { args: { p_path: string; p_name: string }; answer: MyDocuments };
  remove_certificate_url: { args: { p_url: string; p_user_id: string }; answer: null };
  /** Returns what to delete from storage now. */
  remove_file: { args: { p_bucket: Bucket; p_path: string }; answer: StoredFile[] };
  remove_staff: { args: { p_company_user_id: string; p_successor?: string }; answer: null };
  /** token: for the new address, returned only once. */
  renew_calendar_feed: { args: None; answer: CalendarFeed & { token: string } };
  report_job: { args: { p_job_id: string; p_reason: ReportReason; p_words?: string }; answer: null };
  report_message: { args: { p_message_id: string; p_reason: MessageReportReason; p_words?: string }; answer: null };
  resend_invitation: { args: { p_id: string; p_held?: boolean }; answer: NewInvitation };
  respond_to_company_invitation: {
    args: { p_accept: boolean; p_notification_id: string };
    answer: { accepted: boolean; company_name: string; stopped?: string };
  };
  /** stopped: the company's plan has no room, ready to show. The invitation stays open. */
  respond_to_invitation: {
    args: { p_accept: boolean; p_invitation_id: string };
    answer: { accepted: boolean; stopped?: string };
  };
  retry_email: { args: { p_id: string }; answer: null };
  revoke_invitation: { args: { p_id: string }; answer: null };
  release_invitation: { args: { p_id: string }; answer: null };
  /** The same search again only changes its name and frequency. */
  /** p_id is chosen by the caller. p_seen: changed_at of the version being edited, null for a new one. */
  save_message_template: {
    args: { p_id: string; p_name: string; p_body: string; p_seen?: string | null; p_company_id?: string };
    answer: MessageTemplate;
  };
  save_search: {
    args: { p_name: string; p_words: string; p_filter: JobFilter; p_frequency: SearchFrequency; p_id?: string };
    answer: SavedSearch;
  };
  search_audit_actors: { args: { p_search?: string }; answer: AuditActor[] };
  search_companies: {
    args: {
      p_search?: string;
      p_plan?: CompanyPlanFilter;
      p_state?: ReviewState;
      p_partnerless?: boolean;
      p_since?: string;
      p_until?: string;
      p_before?: CreatedKey | null;
      p_limit?: number;
    };
    answer: { companies: CompanyWithPlan[] };
  };
  search_jobs: {
    args: {
      p_after?: PostedKey | MatchKey | null;
      p_limit?: number;
      p_query?: string;
      p_filter?: JobFilter;
      /** match is for candidates. */
      p_order?: JobOrder;
    };
    /** total: first page only, 1,001 means more than 1,000. without_salary: only when filtering by salary. */
    answer: { jobs: ListedJob[]; total?: number; without_salary?: number };
  };
  search_managed_skills: { args: { p_company_id?: string; p_search?: string }; answer: ManagedSkill[] };
  /** Location names, largest first. */
  search_places: { args: { p_text: string }; answer: string[] };
  search_skills: { args: { p_text: string }; answer: SkillSearch };
  /** p_seen: changed_at of the version being edited. */
  save_settings: { args: { p_changes: SettingsChanges; p_seen?: string | null }; answer: Settings };
  /** For each shortened retention, how many rows the next nightly run would delete. */
  count_expiring: {
    args: { p_days: Partial<Record<RetentionSetting, number>> };
    answer: Partial<Record<RetentionSetting, number>>;
  };
  get_settings: { args: None; answer: Settings };
  get_site_settings: { args: None; answer: SiteSettings };
  set_contact_message_answered: { args: { p_id: string; p_is_answered: boolean }; answer: ContactMessage };
  /** p_from: the status the caller saw. */
  set_application_status: {
    args: {
      p_application_id: string;
      p_status: ApplicationStatus;
      p_from?: ApplicationStatus;
      /** For a move to rejected. */
      p_reason?: RejectionReason;
      p_message?: string;
    };
    answer: CompanyApplicationDetail;
  };
  set_company_approval: {
    args: {
      p_company_id: string;
      p_is_approved: boolean;
      p_reason?: string | null;
      p_updated_at?: string | null;
      p_warnings_seen?: string[] | null;
    };
    answer: Company;
  };
  set_company_subscription: {
    args: {
      p_company_id: string;
      /** No end given: a free trial gets its usual one. */
      p_default_end?: boolean;
      p_expires_at?: string | null;
      /** Jobs that stay open when the plan allows fewer. */
      p_keep?: string[] | null;
      p_status?: SubscriptionStatus;
      p_tier: SubscriptionTier;
      p_updated_at?: string | null;
    };
    answer: CompanySubscription;
  };
  set_conversation_blocked: { args: { p_application_id: string; p_is_blocked: boolean }; answer: ConversationBlock };
  /** Returns the new state. */
  set_hidden_from_partner: { args: { p_company_id: string; p_hidden: boolean }; answer: boolean };
  /** Without a body, our default text applies again. p_seen: changed_at of the version being edited, null for ours. */
  set_mail_template: {
    args: { p_kind: TemplateKind; p_body?: string | null; p_seen?: string | null; p_company_id?: string };
    answer: MailTemplate;
  };
  set_my_preferences: { args: { p_preferences: PreferencesInput }; answer: CandidatePreferences };
  set_candidate_mail: { args: { p_kind: CandidateMailKind; p_is_on: boolean }; answer: CandidateMails };
  /** Returns the new state. */
  set_job_hidden: { args: { p_job_id: string; p_hidden: boolean }; answer: boolean };
  set_job_saved: { args: { p_job_id: string; p_saved: boolean }; answer: boolean };
  /** Returns the new state. */
  set_shown_to_partners: { args: { p_shown: boolean }; answer: boolean };
  set_staff_notice: {
    args: { p_kind: StaffNoticeKind; p_in_app: boolean; p_by_mail: MailTime; p_company_id?: string };
    answer: StaffNotices;
  };
  set_time_zone: { args: { p_zone: string }; answer: { zone: string } };
  set_staff_role: { args: { p_company_user_id: string; p_role: StaffRole }; answer: CompanyMembership };
  /** p_id is chosen by the caller: a retry returns the existing message. */
  send_message: {
    args: { p_application_id: string; p_id: string; p_body: string; p_files?: Omit<MessageFile, "size">[] };
    answer: Message;
  };
  /** p_id is chosen by the caller: a retry sends nothing twice. */
  send_group_message: { args: { p_id: string; p_ids: string[]; p_body: string }; answer: GroupMessage };
  /** p_id: made up by the browser; the same one twice is one message. */
  run_schedule_now: { args: { p_name: string }; answer: string | null };
  set_error_state: { args: { p_id: string; p_state: ErrorState }; answer: null };
  report_error: { args: { p_error: ErrorReport }; answer: null };
  get_health: { args: None; answer: Health };
  get_health_report: { args: None; answer: HealthReport };
  send_contact_message: { args: { p_id: string; p_message: ContactMessageInput }; answer: null };
  submit_application: {
    /** p_documents: by default all of the profile's. p_details: saved to empty fields of the profile. */
    args: {
      p_answers?: ApplicationAnswerInput[];
      p_job_id: string;
      p_source?: string;
      p_id?: string;
      p_documents?: ChosenDocuments;
      p_details?: GivenDetails;
    };
    answer: string;
  };
  /** Returns the id of their application. */
  take_over_application: { args: { p_token: string }; answer: string };
  undo_add_person: { args: { p_application_id: string }; answer: null };
  /** p_status: where the undone move led. */
  undo_application_status: {
    args: { p_application_id: string; p_status: ApplicationStatus };
    answer: CompanyApplicationDetail;
  };
  /** Returns those that moved back. */
  undo_applications_change: { args: { p_ids: string[]; p_status: ApplicationStatus }; answer: string[] };
  /** Returns how many were reverted; work reassigned since then is unchanged. */
  undo_assignment: { args: { p_change_id: string }; answer: number };
  undo_declined_invitation: { args: { p_invitation_id: string }; answer: null };
  undo_group_message: { args: { p_id: string }; answer: GroupMessage };
  undo_delete_saved_search: { args: { p_id: string }; answer: SavedSearch };
  undo_job_reports_decision: { args: { p_job_id: string }; answer: ReportedJob };
  undo_message_reports_decision: { args: { p_message_id: string }; answer: ReportedMessage };
  undo_plan_request: { args: { p_id: string }; answer: null };
  undo_skill_word: { args: { p_word: string }; answer: null };
  undo_company_decision: { args: { p_company_id: string }; answer: Company };
  unsubscribe: { args: { p_token: string }; answer: UnsubscribeLink };
  /** Without a path, removes the document from the profile. */
  update_candidate_document_url: {
    args: { p_document_type: DocumentKind; p_url?: string; p_user_id: string };
    answer: null;
  };
  /** '' and absent are the same, except that '' clears a link and absent leaves it. */
  update_candidate_profile: { args: ProfileArguments; answer: Candidate };
  update_company: {
    args: {
      p_company: Partial<CompanyRegistrationInput & CompanyProfileInput>;
      p_company_id: string;
      p_updated_at?: string | null;
    };
    answer: Company;
  };
  update_job: { args: { p_job: JobChanges; p_job_id: string; p_updated_at?: string | null }; answer: CompanyJob };
  /** Their open invitations are revoked or continue in the caller's name. */
  withdraw_admin: { args: { p_user_id: string; p_keep_invitations?: boolean }; answer: null };
  withdraw_company_proposal: { args: { p_company_id: string }; answer: Company };
  withdraw_application: {
    args: { p_application_id: string; p_reason?: WithdrawalReason; p_message?: string };
    answer: CandidateApplicationDetail;
  };
  withdraw_message: { args: { p_id: string }; answer: Message };
  withdraw_offer: { args: { p_offer_id: string; p_words?: string }; answer: ApplicationOffers };
  withdraw_plan_request: { args: { p_id: string }; answer: null };
  withdraw_put_forward: { args: { p_id: string }; answer: null };
  withdraw_times: { args: { p_proposal_id: string }; answer: ApplicationInterviews };
}

/**
 * Calls a SQL function by name and returns the contract's result; an undefined argument keeps its default. Throws an error with
 * the status the function chose (PT4xx).
 */
export type CallProcedure = <Name extends keyof Procedures>(
  name: Name,
  args: Procedures[Name]["args"],
) => Promise<Procedures[Name]["answer"]>;
