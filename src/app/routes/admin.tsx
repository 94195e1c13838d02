import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const adminRoutes: readonly AppRoute[] = [
  {
    path: paths.admin.dashboard,
    title: "Today",
    shape: "list",
    lazy: () => import("@/app/routes/admin/dashboard"),
  },
  {
    path: paths.admin.companyApprovals,
    title: "Company Approvals",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/approvals/approvals-page")).ApprovalsPage }),
  },
  {
    path: paths.admin.companyPartnerships,
    title: "Company Partnerships",
    shape: "list",
    lazy: async () => ({ default: (await import("@/partners/admin/partnerships-page")).PartnershipsPage }),
  },
  {
    path: paths.admin.auditLog,
    title: "Audit log",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/audit/audit-log-page")).AuditLogPage }),
  },
  {
    path: paths.admin.undeliveredMail,
    title: "Undelivered email",
    shape: "list",
    lazy: async () => ({ default: (await import("@/notifications/admin/undelivered-mail-page")).UndeliveredMailPage }),
  },
  {
    path: paths.admin.health,
    title: "Health",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/health/health-page")).HealthPage }),
  },
  {
    path: paths.admin.skills,
    title: "Skills",
    shape: "list",
    lazy: async () => ({ default: (await import("@/matching/admin/unknown-skills-page")).UnknownSkillsPage }),
  },
  {
    path: paths.admin.jobs,
    title: "Jobs",
    shape: "list",
    lazy: async () => ({ default: (await import("@/jobs/admin/all-jobs-page")).AllJobsPage }),
  },
  {
    path: paths.admin.job,
    title: "Job",
    shape: "record",
    lazy: async () => ({ default: (await import("@/jobs/admin/admin-job-page")).AdminJobPage }),
  },
  {
    path: paths.admin.reports,
    title: "Reported jobs",
    shape: "list",
    lazy: async () => ({ default: (await import("@/jobs/admin/reported-jobs-page")).ReportedJobsPage }),
  },
  {
    path: paths.admin.reportedMessages,
    title: "Reported messages",
    shape: "list",
    lazy: async () => ({
      default: (await import("@/conversations/admin/reported-messages-page")).ReportedMessagesPage,
    }),
  },
  {
    path: paths.admin.messages,
    title: "Messages",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/messages/messages-page")).MessagesPage }),
  },
  {
    path: paths.admin.companies,
    title: "Companies",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/companies/companies-page")).CompaniesPage }),
  },
  {
    path: paths.admin.people,
    title: "People",
    shape: "list",
    lazy: async () => ({ default: (await import("@/administration/admin/people/people-page")).PeoplePage }),
  },
  {
    path: paths.admin.person,
    title: "Person",
    shape: "record",
    lazy: async () => ({ default: (await import("@/administration/admin/people/person-page")).PersonPage }),
  },
  {
    path: paths.admin.administrators,
    title: "Administrators",
    shape: "list",
    lazy: async () => ({
      default: (await import("@/administration/admin/people/administrators-page")).AdministratorsPage,
    }),
  },
  {
    path: paths.admin.company,
    title: "Company",
    shape: "record",
    lazy: async () => ({ default: (await import("@/administration/admin/company/company-page")).AdminCompanyPage }),
  },
  {
    path: paths.admin.invitations,
    title: "Invitations",
    shape: "list",
    lazy: async () => ({ default: (await import("@/invitations/company/invitations-page")).InvitationsPage }),
  },
  {
    path: paths.admin.sendCompanyInvitation,
    title: "Send Company Invite",
    shape: "form",
    lazy: () => import("@/app/routes/admin/send-company-invitation"),
  },
  {
    path: paths.admin.sendAdminInvitation,
    title: "Invite Admin",
    shape: "form",
    lazy: () => import("@/app/routes/admin/send-admin-invitation"),
  },
  {
    path: paths.admin.settings,
    title: "Settings",
    shape: "form",
    lazy: async () => ({ default: (await import("@/administration/admin/settings/settings-page")).SettingsPage }),
  },
  {
    path: paths.admin.security,
    title: "Security",
    shape: "form",
    lazy: () => import("@/app/routes/admin/security"),
  },
];
