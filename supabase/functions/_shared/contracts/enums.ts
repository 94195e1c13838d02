import { productName } from "./operator.ts";

/** The specification's value lists. A test compares those that are enums in SQL. */
export * from "./app-role.ts";

export const staffRoles = ["company_admin", "subscription_admin", "manager", "recruiter", "partner_recruiter"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a staff role may do at a company; private.staff_roles_for says which roles (RULES: Staff). */
export const staffActs = [
  "edit_registration",
  "edit_profile",
  "manage_staff",
  "assign_work",
  "post_jobs",
  "delete_jobs",
  "handle_applications",
  "handle_candidates",
  "read_company",
] as const;
export type StaffAct = (typeof staffActs)[number];

/** Roles an employee may be invited to and that can own work (RULES: Staff). */
export const invitableStaffRoles = ["manager", "recruiter", "partner_recruiter"] as const;

/** In rank order: none < free_trial < basic < intermediate < pro. */
export const subscriptionTiers = ["none", "free_trial", "basic", "intermediate", "pro"] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];
export const subscriptionStatuses = ["active", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const companySizes = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;
export type CompanySize = (typeof companySizes)[number];
export const companySizeLabel = (size: CompanySize): string => `${size} employees`;

/** Options of the public profile form. */
export const profileIndustries = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Manufacturing",
  "Retail",
  "Hospitality",
  "Transportation",
  "Construction",
  "Energy",
  "Media",
  "Telecommunications",
  "Agriculture",
  "Government",
  "Non-profit",
  "Other",
] as const;

/** Options of the registration form. */
export const registrationIndustries = [
  "technology",
  "healthcare",
  "finance",
  "manufacturing",
  "retail",
  "education",
  "consulting",
  "other",
] as const;

export const jobStatuses = ["draft", "published", "closed", "filled"] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const jobTypes = ["FULL_TIME", "PART_TIME", "CONTRACT", "INTERNSHIP", "REMOTE"] as const;
export type JobType = (typeof jobTypes)[number];
export const workplaces = ["on_site", "hybrid", "remote"] as const;
export type Workplace = (typeof workplaces)[number];
export const workplaceLabels = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" } as const satisfies Record<
  Workplace,
  string
>;
/** The period a job's pay is quoted for. The CHECK in SQL lists the same. */
export const payPeriods = ["year", "hour"] as const;
export type PayPeriod = (typeof payPeriods)[number];
export const experienceLevels = ["entry_level", "mid_level", "senior_level", "lead", "executive"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];
export const questionTypes = ["TEXT", "TEXTAREA", "MULTIPLE_CHOICE", "CHECKBOX", "FILE", "RATING"] as const;
export type QuestionType = (typeof questionTypes)[number];

export const genders = ["male", "female", "prefer-not-to-say"] as const;
export type Gender = (typeof genders)[number];
export const genderLabels = {
  male: "Male",
  female: "Female",
  "prefer-not-to-say": "Prefer not to say",
} as const satisfies Record<Gender, string>;
export const workAuthorizations = ["us_citizen", "green_card", "h1b", "other"] as const;
export type WorkAuthorization = (typeof workAuthorizations)[number];
export const workAuthorizationLabels = {
  us_citizen: "US citizen",
  green_card: "Green card",
  h1b: "H-1B",
  other: "Other",
} as const satisfies Record<WorkAuthorization, string>;

/** Ways of working; cultureTexts explains each. */
export const cultureValues = [
  "written_first",
  "decisions_explained",
  "open_numbers",
  "pay_bands_shown",
  "regular_feedback",
  "peer_review",
  "blameless_reviews",
  "quiet_focus_time",
  "few_meetings",
  "pair_work",
  "own_projects",
  "small_teams",
  "side_by_side",
  "remote_days",
  "flexible_hours",
  "fixed_hours",
  "shifts_known_ahead",
  "duties_in_turn",
  "mentoring",
  "learning_time",
  "moves_inside_first",
  "tried_small_first",
  "customer_contact",
  "stop_the_line",
] as const;
export type CultureValue = (typeof cultureValues)[number];

export const applicationStatuses = [
  "applied",
  "reviewing",
  "interview",
  "offered",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A candidate's response to being submitted for a job. */
export const submissionStatuses = ["waiting", "agreed", "declined", "withdrawn"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** How a candidate found the job they applied for; the CHECK in SQL lists the same (RULES: Jobs). */
export const applicationSources = ["search", "matches", "shared", "site", "put_forward", "direct"] as const;
export type ApplicationSource = (typeof applicationSources)[number];
/** Where a person added by hand came from. */
export const addedSources = ["referral", "agency", "event", "found", "other"] as const;
export type AddedSource = (typeof addedSources)[number];
export const applicationSourceLabels = {
  search: `Job search on ${productName}`,
  matches: "Matching jobs on their dashboard",
  shared: "Shared link",
  site: "Another website",
  put_forward: "Submitted by a company",
  direct: "Directly",
  referral: "Referral",
  agency: "Agency",
  event: "Event",
  found: "Found by us",
  other: "Other",
  unknown: "From before we tracked this",
} as const satisfies Record<ApplicationSource | AddedSource | "unknown", string>;
/** An application's source in lists and reports. */
export type CountedSource = keyof typeof applicationSourceLabels;
