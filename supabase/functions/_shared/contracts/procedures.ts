import type { EmailLink, EmailLinkType, Frame, SignIns } from "./accounts/account.ts";
import type { MyData, PastApplication } from "./accounts/account-data.ts";
import type { AskedPutForward, MyPreview, ProfileView } from "./accounts/my-data.ts";
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
import type { AdminJob, AdminJobState, ListedAdminJob } from "./jobs/all-jobs.ts";
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
import type { RecognisedSkill, SkillField, SkillSearch, SkillSpellings, UnknownSkill } from "./matching/skills.ts";
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
  CandidateToPutForward,
  MyManagement,
  MyPutForward,
  PartnerCandidate,
  PartnerJob,
  Partnership,
  PartnershipFilter,
  PutForward,
  SharedByCompany,
} from "./partners/partnership.ts";
import type { CompanyPlan, PlanPreview } from "./plans/company-plan.ts";
import type { PlanTier } from "./plans/plan-limits.ts";

type None = Record<PropertyKey, never>;

/** The last row of a page, which the next page begins after (or, newest first, before). */
export interface PostedKey {
  postedAt: string;
  id: string;
}
export interface MatchKey extends PostedKey {
  score: number;
}
export interface CreatedKey {
  createdAt: string;
  id: string;
}
export interface CandidateKey extends CreatedKey {
  score: number;
}
export interface AppliedKey {
  appliedAt: string;
  id: string;
}
/** The same in a company's list, in whichever order: its answer_due, whether it is_overdue, and the score of its match. */
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

/** The place of a company in a queue. */
export interface PlaceKey {
  place: number;
  id: string;
}

/** The place of a person in a list by name. */
export interface NameKey {
  name: string;
  id: string;
}

export interface HiddenKey {
  hiddenAt: string;
  id: string;
}
export interface SavedKey {
  savedAt: string;
  id: string;
}

export interface SeenKey {
  seenAt: string;
  id: string;
}

export interface ViewedKey {
  viewedAt: string;
  id: string;
}

export interface SentKey {
  sentAt: string;
  id: string;
}

/** What of a sitemap is asked for, by id: from one id up to another. */
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

/** What a sent invitation answers its sender. */
export interface NewInvitation {
  id: string;
  kind: InvitationKind;
  /** Of the page behind its link. Null where the invitation was made before and its mail is out. */
  path: string | null;
  /** The mail that waits in the outbox; null where it is out. */
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
 * The SQL procedures the app and the server functions call: what each takes and what it answers. p_id of what creates something is made
 * by the caller: the same one again is the same act, with the same answer (RULES: Interface). Names and arguments are held to
 * the database's in the app's callProcedure.
 */
export interface Procedures {
  accept_invitation: {
    args: { p_token: string };
    answer: { kind: InvitationKind; company_id: string | null; stopped?: string };
  };
  accept_offer: { args: { p_offer_id: string }; answer: ApplicationOffers };
  /** p_id is made by the caller. */
  ask_for_plan: { args: { p_company_id: string; p_tier: PlanTier; p_id: string }; answer: null };
  answer_hire: { args: { p_application_id: string }; answer: null };
  /** The candidate asks; the interview stands until the company moves it. */
  ask_to_move_interview: { args: { p_interview_id: string; p_words: string }; answer: ApplicationInterviews };
  /** A null person takes what is assigned back. */
  assign_candidates: { args: { p_candidate_ids: string[]; p_user_id: string | null }; answer: AssignmentDone };
  assign_jobs: { args: { p_job_ids: string[]; p_user_id: string | null }; answer: AssignmentDone };
  /** p_id is made by the caller: the same one twice is one nudge. */
  nudge_company: { args: { p_application_id: string; p_id: string }; answer: Nudges };
  undo_nudge: { args: { p_id: string }; answer: null };
  /** Adds a skill, or takes it off. */
  set_profile_skill: { args: { p_skill: string; p_has: boolean }; answer: Candidate };
  add_ticks_to_profile: {
    args: { p_skills: string[]; p_years?: number; p_place?: string; p_culture?: string[] };
    answer: AddedTicks;
  };
  /** p_id is made by the caller: the same note sent again is the one that is there. */
  /** p_id is made by the caller: the same one twice is one act. Nothing is made where it answers duplicates. */
  add_person: {
    args: { p_id: string; p_job_id: string; p_person: AddedPerson; p_anyway?: boolean };
    answer: AddedOutcome;
  };
  add_team_note: {
    args: { p_id: string; p_body: string; p_application_id?: string; p_candidate_id?: string; p_mentioned?: string[] };
    answer: TeamNote;
  };
  /** The others of the fates stayed as they were. */
  change_applications: {
    args: { p_moves: { id: string; from?: ApplicationStatus }[]; p_change: BulkChange };
    answer: { outcomes: ChangeOutcome[] };
  };
  /** What import_candidates would do with each line. */
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
  /** pending: companies that wait for approval. */
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
  /** p_reason: what the company reads of a job that is taken offline. */
  lift_job_offline: { args: { p_job_id: string }; answer: ReportedJob };
  decide_job_reports: {
    args: { p_job_id: string; p_decision: ReportDecision; p_reason?: string };
    answer: ReportedJob;
  };
  /** None of them works. */
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
  /** p_email: where the last one was given up. */
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
      /** The one that is moved. */
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
  /** p_id is made by the caller: the same scorecard sent again is the one that is there. */
  send_scorecard: {
    args: { p_id: string; p_interview_id: string } & ScorecardContent;
    answer: InterviewScorecards;
  };
  edit_scorecard: { args: { p_interview_id: string } & ScorecardContent; answer: InterviewScorecards };
  /** Gives when it was saved; null once the scorecard is submitted. */
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
  /** p_before: what the edit began from. */
  set_interview_criteria: {
    args: { p_job_id: string; p_criteria: string[]; p_before: string[] };
    answer: InterviewCriteria;
  };
  get_team_notes: { args: { p_application_id?: string; p_candidate_id?: string }; answer: TeamNotes };
  get_hiring_team: { args: { p_job_id: string }; answer: HiringTeam };
  add_to_hiring_team: { args: { p_job_id: string; p_user_id: string }; answer: boolean };
  /** Null: they weren't on it. */
  remove_from_hiring_team: { args: { p_job_id: string; p_user_id: string }; answer: string | null };
  undo_team_removal: { args: { p_change_id: string }; answer: null };
  get_merge_choices: { args: { p_application_id: string }; answer: DuplicatePerson[] };
  get_merge: { args: { p_application_id: string; p_other_id: string }; answer: MergePreview };
  /** p_versions: the version of each by id, as get_merge gave it. The same merge again is one act. */
  merge_applications: {
    args: { p_stays: string; p_ends: string; p_versions: Record<string, string> };
    answer: null;
  };
  undo_merge: { args: { p_ends: string }; answer: null };
  get_tags: { args: { p_company_id?: string; p_job_id?: string }; answer: CompanyTags };
  tag_applications: { args: { p_ids: string[]; p_name: string; p_is_on: boolean }; answer: Tagged };
  list_application_views: { args: { p_company_id?: string | null }; answer: ApplicationViews };
  delete_application_view: { args: { p_id: string }; answer: null };
  /** p_id is made by the caller: the same view saved again is the one that is there. p_seen: what a change began from. */
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
  /** What a message to an applicant begins with. */
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
  /** The stage of the filter is left aside: every stage has its column, each as get_job_applications begins it. */
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
  /** Without a company those of the chosen one. */
  /** Sends what can't be undone anymore, and says what became of it. */
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
    /** by_status, with the first page: of what is searched for, whatever its status; those without any are absent. */
    answer: {
      applications: CandidateApplicationListItem[];
      total: number;
      by_status: Partial<Record<ApplicationStatus, number>> | null;
    };
  };
  /** Null without an open report. */
  get_my_job_report: { args: { p_job_id: string }; answer: JobReportInput | null };
  /** waiting: with the first page of those to come. */
  get_my_interviews: {
    args: { p_is_past: boolean; p_after?: InterviewKey | null; p_limit?: number };
    /** waiting: the first ten of waiting_total. */
    answer: { interviews: ListedInterview[]; waiting: WaitingTimes[]; waiting_total: number };
  };
  get_my_invitations: { args: None; answer: OpenInvitation[] };
  get_my_history: { args: None; answer: ProfileHistory };
  get_my_management: { args: None; answer: MyManagement | null };
  /** Both null without a profile. */
  get_my_preview: { args: None; answer: MyPreview };
  get_my_put_forwards: { args: None; answer: MyPutForward[] };
  get_my_memberships: { args: None; answer: CompanyMembership[] };
  get_my_sign_in: { args: None; answer: SignIns };
  get_potential_jobs: {
    args: { p_after?: MatchKey | null; p_limit?: number; p_preferred?: boolean };
    /** within: the preferences that were asked for, null for none; total counts without them. */
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
  /** All of them: for the server function, whose answer is specified so. */
  list_companies_for_admin: { args: None; answer: CompanyListItem[] };
  list_assignees: { args: { p_company_id?: string }; answer: Colleague[] };
  list_admins: { args: None; answer: Administrator[] };
  list_audit_log: {
    args: { p_filter?: AuditFilter; p_before?: AuditKey | null; p_limit?: number };
    answer: {
      entries: AuditEntry[];
      /** Of the filter; null without one, and for an account that is gone. */
      actor: AuditPerson | null;
      counts: Partial<Record<AuditKind, number>> | null;
    };
  };
  list_discarded_files: { args: { p_limit?: number }; answer: StoredFile[] };
  /** Without a company: the platform's for administrators, for staff those of their own company. */
  list_invitations: {
    args: {
      p_company_id?: string | null;
      p_kinds?: InvitationKind[];
      p_state?: SentInvitationFilter;
      p_search?: string;
      p_before?: SentKey | null;
      p_limit?: number;
    };
    /** Counted with the first page alone. */
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
    answer: { candidates: CandidateToPutForward[] };
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
    args: { p_role?: AppRole; p_search?: string; p_state?: AccountState; p_before?: SeenKey | null; p_limit?: number };
    answer: { people: Person[] };
  };
  list_put_forwards: {
    args: { p_company_id?: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { put_forwards: PutForward[] };
  };
  list_skill_spellings: { args: None; answer: SkillSpellings[] };
  list_staff: {
    args: { p_company_id?: string; p_search?: string; p_before?: CreatedKey | null; p_limit?: number };
    answer: { staff: StaffMember[]; total: number };
  };
  list_my_put_forwards: {
    args: { p_before?: CreatedKey | null; p_limit?: number };
    answer: { put_forwards: AskedPutForward[] };
  };
  /** The first page goes back 90 days; next: of the one with earlier views. */
  list_profile_views: {
    args: { p_before?: ViewedKey | null; p_limit?: number };
    answer: { views: ProfileView[]; next: ViewedKey | null };
  };
  list_unknown_skills: {
    args: { p_after?: { uses: number; key: string } | null; p_limit?: number; p_is_kept?: boolean };
    /** kept: how many were kept as written. */
    answer: { skills: UnknownSkill[]; kept: number };
  };
  list_undelivered_emails: {
    args: { p_queue?: UndeliveredQueue; p_before?: CreatedKey | null; p_limit?: number };
    answer: { emails: UndeliveredEmail[]; counts: Record<UndeliveredQueue, number> };
  };
  /** next: of the page that follows, which may do so after a short one. */
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
    /** Not counted where a filter alone narrows it. */
    answer: { jobs: CompanyJobListItem[]; total: number | null };
  };
  /** The counts are of all queues, and follow the search. */
  list_company_queue: {
    args: { p_after?: PlaceKey | null; p_limit?: number; p_queue: CompanyQueue; p_search?: string | null };
    answer: { companies: QueuedCompany[]; counts: Record<CompanyQueue, number> };
  };
  /** open: how many wait for an answer. */
  list_errors: {
    args: { p_state: ErrorState; p_before?: { lastSeenAt: string; id: string } | null; p_limit?: number };
    answer: { errors: PlatformError[]; counts: Record<ErrorState, number> };
  };
  list_contact_messages: {
    args: { p_queue: ContactQueue; p_before?: CreatedKey | null; p_limit?: number };
    answer: { messages: ContactMessage[]; open: number };
  };
  list_all_jobs: {
    args: {
      p_search?: string;
      p_state?: AdminJobState;
      p_is_reported?: boolean;
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
  /** waiting: how many wait for a decision. */
  list_reported_messages: {
    args: { p_queue: ReportQueue; p_after?: PlaceKey | null; p_limit?: number };
    answer: { messages: (ReportedMessage & { place: number })[]; waiting: number };
  };
  /** p_id is made by the caller: the same one twice is said once. */
  warn_company: { args: { p_id: string; p_company_id: string; p_words: string }; answer: null };
  write_to_job_reporters: { args: { p_id: string; p_job_id: string; p_words: string }; answer: null };
  write_to_message_reporters: { args: { p_id: string; p_message_id: string; p_words: string }; answer: null };
  list_departed_reports: { args: None; answer: DepartedReport[] };
  list_similar_companies: { args: { p_company_id: string }; answer: SimilarCompany[] };
  /** Who has none yet gets the given one, their browser's. */
  wants_resume_text: { args: { p_path: string }; answer: boolean };
  keep_resume_text: { args: { p_path: string; p_text: string }; answer: null };
  keep_time_zone: { args: { p_zone: string }; answer: { zone: string } };
  /** p_company_id: whom the candidate means to leave. */
  leave_management: { args: { p_company_id: string }; answer: null };
  leave_skill: { args: { p_word: string }; answer: null };
  make_skill: { args: { p_word: string; p_name: string; p_field: SkillField }; answer: null };
  /** p_skill: its key. */
  make_skill_alias: { args: { p_word: string; p_skill: string }; answer: null };
  mark_conversation_read: { args: { p_application_id: string; p_seq: number }; answer: null };
  mark_all_notifications_read: { args: None; answer: null };
  mark_notification_read: { args: { notification_id: string }; answer: null };
  /** p_sequence: what the mover saw. */
  move_interview: {
    args: { p_interview_id: string; p_change: InterviewChangeInput; p_sequence?: number };
    answer: ApplicationInterviews;
  };
  /** Answers what its sender called the file; null where that is not kept. */
  open_file: { args: { p_bucket: Bucket; p_path: string }; answer: string | null };
  /** A move to rejected may come without its reason here. */
  pick_time: { args: { p_proposal_id: string; p_starts_at: string }; answer: ApplicationInterviews };
  preview_plan_change: { args: { p_company_id: string; p_tier: SubscriptionTier }; answer: PlanPreview };
  preview_group_message: { args: { p_ids: string[] }; answer: GroupMessagePreview };
  preview_applications_change: {
    args: { p_ids: string[]; p_change: BulkChange | { to: "rejected" } };
    answer: { outcomes: ChangeOutcome[] };
  };
  /** p_id: made by the browser, of the message too; the same one twice is one. */
  propose_times: {
    args: { p_id: string; p_application_id: string; p_proposal: ProposalInput };
    answer: ApplicationInterviews;
  };
  /** Answers how many were asked: who has applied or was asked before is not. */
  put_forward_candidates: { args: { p_job_id: string; p_candidate_ids: string[]; p_id?: string }; answer: number };
  read_calendar_feed: { args: { p_token: string }; answer: { entries: CalendarEntry[] } };
  recognise_skills: { args: { p_skills: string[] }; answer: RecognisedSkill[] };
  register_company: {
    args: { p_company: CompanyRegistrationInput; p_first_name?: string; p_last_name?: string };
    answer: string;
  };
  /** Answers when it was. */
  suspend_account: { args: SuspensionArguments & { p_user_id: string }; answer: null };
  suspend_company: { args: SuspensionArguments & { p_company_id: string }; answer: null };
  lift_suspension: { args: { p_subject_id: string }; answer: null };
  /** One session, or all of them. */
  sign_out_account: { args: { p_user_id: string; p_session_id?: string | null }; answer: null };
  /** Gives the address to have the email sent to. */
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
  /** p_path: of an uploaded file; the same one twice is one resume. */
  add_resume: { args: { p_path: string }; answer: MyDocuments };
  make_default_resume: { args: { p_path: string }; answer: MyDocuments };
  rename_resume: { args: { p_path: string; p_name: string }; answer: MyDocuments };
  remove_certificate_url: { args: { p_url: string; p_user_id: string }; answer: null };
  /** Answers what is to be deleted from storage now. */
  remove_file: { args: { p_bucket: Bucket; p_path: string }; answer: StoredFile[] };
  remove_staff: { args: { p_company_user_id: string; p_successor?: string }; answer: null };
  /** token: of the new address, this once. */
  renew_calendar_feed: { args: None; answer: CalendarFeed & { token: string } };
  report_job: { args: { p_job_id: string; p_reason: ReportReason; p_words?: string }; answer: null };
  report_message: { args: { p_message_id: string; p_reason: MessageReportReason; p_words?: string }; answer: null };
  resend_invitation: { args: { p_id: string; p_held?: boolean }; answer: NewInvitation };
  respond_to_company_invitation: {
    args: { p_accept: boolean; p_notification_id: string };
    answer: { accepted: boolean; company_name: string; stopped?: string };
  };
  /** stopped: the company's plan has no room, fit to show. The invitation stays open. */
  respond_to_invitation: {
    args: { p_accept: boolean; p_invitation_id: string };
    answer: { accepted: boolean; stopped?: string };
  };
  retry_email: { args: { p_id: string }; answer: null };
  revoke_invitation: { args: { p_id: string }; answer: null };
  release_invitation: { args: { p_id: string }; answer: null };
  /** The same search again only changes its name and frequency. */
  /** p_id is made by the caller. p_seen: changed_at of what the edit began from, null for a new one. */
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
    /** total with the first page, 1,001 for more than 1,000; without_salary beside a filter by salary. */
    answer: { jobs: ListedJob[]; total?: number; without_salary?: number };
  };
  search_managed_skills: { args: { p_company_id?: string; p_search?: string }; answer: ManagedSkill[] };
  /** Names of places, largest first. */
  search_places: { args: { p_text: string }; answer: string[] };
  search_skills: { args: { p_text: string }; answer: SkillSearch };
  /** p_seen: changed_at of what the edit began from. */
  save_settings: { args: { p_changes: SettingsChanges; p_seen?: string | null }; answer: Settings };
  /** Of each retention that is shorter than now, how many rows the next night would delete. */
  count_expiring: {
    args: { p_days: Partial<Record<RetentionSetting, number>> };
    answer: Partial<Record<RetentionSetting, number>>;
  };
  get_settings: { args: None; answer: Settings };
  get_site_settings: { args: None; answer: SiteSettings };
  set_contact_message_answered: { args: { p_id: string; p_is_answered: boolean }; answer: ContactMessage };
  /** p_from: where the mover saw the application. */
  set_application_status: {
    args: {
      p_application_id: string;
      p_status: ApplicationStatus;
      p_from?: ApplicationStatus;
      /** Of a move to rejected. */
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
      /** No end was given: a free trial gets its usual one. */
      p_default_end?: boolean;
      p_expires_at?: string | null;
      /** The jobs that stay open where the plan has room for fewer. */
      p_keep?: string[] | null;
      p_status?: SubscriptionStatus;
      p_tier: SubscriptionTier;
      p_updated_at?: string | null;
    };
    answer: CompanySubscription;
  };
  set_conversation_blocked: { args: { p_application_id: string; p_is_blocked: boolean }; answer: ConversationBlock };
  /** Answers what holds now. */
  set_hidden_from_partner: { args: { p_company_id: string; p_hidden: boolean }; answer: boolean };
  /** Without a body our words stand again. p_seen: changed_at of what the edit began from, null for ours. */
  set_mail_template: {
    args: { p_kind: TemplateKind; p_body?: string | null; p_seen?: string | null; p_company_id?: string };
    answer: MailTemplate;
  };
  set_my_preferences: { args: { p_preferences: PreferencesInput }; answer: CandidatePreferences };
  set_candidate_mail: { args: { p_kind: CandidateMailKind; p_is_on: boolean }; answer: CandidateMails };
  /** Answers what holds now. */
  set_job_hidden: { args: { p_job_id: string; p_hidden: boolean }; answer: boolean };
  set_job_saved: { args: { p_job_id: string; p_saved: boolean }; answer: boolean };
  /** Answers what holds now. */
  set_shown_to_partners: { args: { p_shown: boolean }; answer: boolean };
  set_staff_notice: {
    args: { p_kind: StaffNoticeKind; p_in_app: boolean; p_by_mail: MailTime; p_company_id?: string };
    answer: StaffNotices;
  };
  set_time_zone: { args: { p_zone: string }; answer: { zone: string } };
  set_staff_role: { args: { p_company_user_id: string; p_role: StaffRole }; answer: CompanyMembership };
  /** p_id is made by the caller: the same message sent again is the one that is there. */
  send_message: {
    args: { p_application_id: string; p_id: string; p_body: string; p_files?: Omit<MessageFile, "size">[] };
    answer: Message;
  };
  /** p_id is made by the caller: the same one twice is one act. */
  send_group_message: { args: { p_id: string; p_ids: string[]; p_body: string }; answer: GroupMessage };
  /** p_id: made up by the browser; the same one twice is one message. */
  run_schedule_now: { args: { p_name: string }; answer: string | null };
  set_error_state: { args: { p_id: string; p_state: ErrorState }; answer: null };
  report_error: { args: { p_error: ErrorReport }; answer: null };
  get_health: { args: None; answer: Health };
  get_health_report: { args: None; answer: HealthReport };
  send_contact_message: { args: { p_id: string; p_message: ContactMessageInput }; answer: null };
  submit_application: {
    /** p_documents: without it all of the profile's go. p_details: saved to the profile where that says nothing. */
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
  /** Gives the id of the application that is theirs now. */
  take_over_application: { args: { p_token: string }; answer: string };
  undo_add_person: { args: { p_application_id: string }; answer: null };
  /** p_status: where the move to be taken back led. */
  undo_application_status: {
    args: { p_application_id: string; p_status: ApplicationStatus };
    answer: CompanyApplicationDetail;
  };
  /** Answers those that went back. */
  undo_applications_change: { args: { p_ids: string[]; p_status: ApplicationStatus }; answer: string[] };
  /** Answers how much was put back: what somebody has assigned anew since stays. */
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
  /** Without a path the document is taken out of the profile. */
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
  /** Their open invitations are revoked, or go on in the caller's name. */
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
 * Calls a SQL function by name and gives what its contract says it returns; an argument that is undefined keeps its default there.
 * Throws an error with the status the function chose (PT4xx).
 */
export type CallProcedure = <Name extends keyof Procedures>(
  name: Name,
  args: Procedures[Name]["args"],
) => Promise<Procedures[Name]["answer"]>;
