import { companyKey, jobKey } from "@contracts/page-address";

type Query = Readonly<Record<string, string | number | null | undefined>>;
type HasParam<Pattern extends string> = Pattern extends `${string}:${string}` ? true : false;
type Arguments<Pattern extends string> =
  HasParam<Pattern> extends true ? [param: string, query?: Query] : [query?: Query];

/** An older or alternative address that leads to the canonical one; `hash` names the part of the page it meant. */
export interface PathAlias {
  pattern: string;
  hash?: string;
}

/** Builds the address when called; has its route pattern and aliases. */
export type PathBuilder<Pattern extends string = string> = ((...args: Arguments<Pattern>) => string) & {
  pattern: Pattern;
  aliases: readonly PathAlias[];
};

function addressOf(pathname: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

const filled = (pattern: string, param: string) => pattern.replace(/:\w+/, encodeURIComponent(param));

function path<const Pattern extends string>(
  pattern: Pattern,
  ...aliases: (string | PathAlias)[]
): PathBuilder<Pattern> {
  const build = (...args: (string | Query | undefined)[]): string =>
    pattern.includes(":")
      ? addressOf(filled(pattern, String(args[0])), args[1] as Query | undefined)
      : addressOf(pattern, args[0] as Query | undefined);
  return Object.assign(build as (...args: Arguments<Pattern>) => string, {
    pattern,
    aliases: aliases.map((alias) => (typeof alias === "string" ? { pattern: alias } : alias)),
  });
}

/** The same for an address with readable words from the page's content. */
const wordedPath = <const Pattern extends string, Shown>(pattern: Pattern, keyOf: (shown: Shown) => string) =>
  Object.assign((shown: Shown, query?: Query) => addressOf(filled(pattern, keyOf(shown)), query), {
    pattern,
    aliases: [] as readonly PathAlias[],
  });

/**
 * Every address of the product, including planned screens. Where the specification spells one in two ways, one is canonical and the
 * other redirects.
 */
export const paths = {
  home: path("/"),
  services: path("/services"),
  industries: path("/industries"),
  contact: path("/contact"),
  pricing: path("/pricing"),
  about: path("/about"),
  careers: path("/careers"),
  blog: path("/blog"),
  blogPost: path("/blog/:slug"),
  help: path("/help"),
  helpTopic: path("/help/:slug"),
  faq: path("/faq"),
  privacy: path("/privacy"),
  terms: path("/terms"),
  cookies: path("/cookies"),
  dataProcessing: path("/data-processing"),
  signIn: path("/signin"),
  signUp: path("/signup"),
  forgotPassword: path("/forgot-password"),
  updatePassword: path("/update-password"),
  authConfirm: path("/auth/confirm"),
  invitations: {
    candidate: path("/invitation/:token"),
    company: path("/company-invitation/:token"),
    employee: path("/employee-invitation/:token"),
    admin: path("/admin-invitation/:token"),
  },
  added: path("/added/:token"),
  unsubscribe: path("/unsubscribe/:token"),
  jobAlert: path("/job-alerts/:token"),
  jobs: {
    list: path("/jobs"),
    detail: wordedPath("/jobs/:id", jobKey),
    remote: path("/jobs/remote"),
    place: path("/jobs/in/:words"),
    skill: path("/jobs/skill/:words"),
    industry: path("/jobs/industry/:words"),
  },
  companies: {
    detail: wordedPath("/companies/:id", companyKey),
  },
  admin: {
    dashboard: path("/admin/dashboard"),
    companyApprovals: path("/admin/company-approvals"),
    company: path("/admin/company/:id"),
    undeliveredMail: path("/admin/undelivered-mail"),
    companyPartnerships: path("/admin/company-partnerships"),
    invitations: path("/admin/invitations"),
    sendAdminInvitation: path("/admin/send-admin-invitation"),
    sendCompanyInvitation: path("/admin/send-company-invitation"),
    companies: path("/admin/companies"),
    people: path("/admin/people"),
    person: path("/admin/people/:id"),
    administrators: path("/admin/administrators"),
    auditLog: path("/admin/audit-log"),
    health: path("/admin/health"),
    skills: path("/admin/skills"),
    jobs: path("/admin/jobs"),
    job: path("/admin/jobs/:id"),
    reports: path("/admin/reports"),
    messages: path("/admin/messages"),
    reportedMessages: path("/admin/reported-messages"),
    settings: path("/admin/settings"),
    security: path("/admin/security"),
  },
  company: {
    dashboard: path("/company/dashboard"),
    profile: path("/company/profile"),
    preview: path("/company/preview"),
    editProfile: path("/company/edit-profile", { pattern: "/company/hiring", hash: "hiring" }),
    plan: path("/company/plan"),
    register: path("/company/register"),
    editRegistration: path("/company/edit-registration"),
    jobs: path("/company/jobs"),
    createJob: path("/company/jobs/new", "/company/create-job"),
    editJob: path("/company/jobs/:id/edit"),
    manageJob: path("/company/jobs/:id/manage", "/company/manage-job/:id"),
    applications: path("/company/applications"),
    application: path("/company/applications/:id", "/company/application/:id"),
    scorecards: path("/company/applications/:id/scorecards"),
    candidates: path("/company/candidates", "/company/manage-candidates"),
    addCandidate: path("/company/candidates/add", "/company/add-candidate"),
    importCandidates: path("/company/candidates/import"),
    candidate: path("/company/candidates/:id"),
    team: path("/company/team"),
    partners: path("/company/partners"),
    manageAssignments: path("/company/manage-assignments"),
    reports: path("/company/reports"),
    activity: path("/company/activity"),
    interviews: path("/company/interviews"),
    mailTemplates: path("/company/mail-templates"),
    notifications: path("/company/notifications"),
    userProfile: path("/company/user-profile"),
    security: path("/company/security"),
  },
  candidate: {
    dashboard: path("/candidate/dashboard"),
    profile: path("/candidate/profile", { pattern: "/candidate/resume", hash: "resume" }),
    preferences: path("/candidate/preferences"),
    settings: path("/settings"),
    security: path("/settings/account", "/candidate/security"),
    emails: path("/settings/emails"),
    data: path("/settings/data"),
    /** Older than the settings: each part redirects to its new place. */
    myData: path("/candidate/my-data", "/candidate/privacy"),
    applications: path("/candidate/applications"),
    application: path("/candidate/applications/:id", "/candidate/application/:id"),
    applicationSent: path("/candidate/applications/:id/sent"),
    apply: path("/candidate/apply/:jobId"),
    saved: path("/candidate/saved"),
    interviews: path("/candidate/interviews"),
  },
} as const;
