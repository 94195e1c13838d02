import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const companyRoutes: readonly AppRoute[] = [
  {
    path: paths.company.dashboard,
    title: "Company Dashboard",
    shape: "list",
    lazy: () => import("@/app/routes/company/dashboard"),
  },
  {
    path: paths.company.profile,
    title: "Company Profile",
    shape: "record",
    lazy: () => import("@/app/routes/company/profile"),
  },
  {
    path: paths.company.preview,
    title: "What candidates see",
    shape: "record",
    lazy: async () => ({ default: (await import("@/companies/company/profile/preview-page")).PreviewPage }),
  },
  {
    path: paths.company.editProfile,
    title: "Edit Profile",
    shape: "form",
    lazy: async () => ({ default: (await import("@/companies/company/profile/edit-profile-page")).EditProfilePage }),
  },
  {
    path: paths.company.plan,
    title: "Plan",
    shape: "record",
    lazy: async () => ({ default: (await import("@/plans/company/plan-page")).PlanPage }),
  },
  {
    path: paths.company.register,
    title: "Register Your Company",
    shape: "form",
    lazy: async () => ({ default: (await import("@/companies/company/registration/register-page")).RegisterPage }),
  },
  {
    path: paths.company.editRegistration,
    title: "Edit Registration",
    shape: "form",
    lazy: async () => ({
      default: (await import("@/companies/company/registration/edit-registration-page")).EditRegistrationPage,
    }),
  },
  {
    path: paths.company.userProfile,
    title: "My Profile",
    shape: "form",
    lazy: () => import("@/app/routes/company/user-profile"),
  },
  {
    path: paths.company.interviews,
    title: "Interviews",
    shape: "list",
    lazy: async () => ({
      default: (await import("@/interviews/company/company-interviews-page")).CompanyInterviewsPage,
    }),
  },
  {
    path: paths.company.notifications,
    title: "Notifications",
    shape: "list",
    lazy: async () => ({ default: (await import("@/notifications/shared/staff-notices-page")).StaffNoticesPage }),
  },
  {
    path: paths.company.mailTemplates,
    title: "Templates",
    shape: "form",
    lazy: async () => ({
      default: (await import("@/companies/company/mail-templates/mail-templates-page")).MailTemplatesPage,
    }),
  },
  {
    path: paths.company.jobs,
    title: "Jobs",
    shape: "list",
    lazy: async () => ({ default: (await import("@/jobs/company/company-jobs-page")).JobsPage }),
  },
  {
    path: paths.company.createJob,
    title: "Post a New Job",
    shape: "form",
    lazy: async () => ({ default: (await import("@/jobs/company/create-job-page")).CreateJobPage }),
  },
  {
    path: paths.company.manageJob,
    title: "Manage Job",
    shape: "record",
    lazy: () => import("@/app/routes/company/manage-job"),
  },
  {
    path: paths.company.editJob,
    title: "Edit job",
    shape: "form",
    lazy: async () => ({ default: (await import("@/jobs/company/edit-job-page")).EditJobPage }),
  },
  {
    path: paths.company.applications,
    title: "Applications",
    shape: "list",
    lazy: () => import("@/app/routes/company/applications"),
  },
  {
    path: paths.company.application,
    title: "Application Details",
    shape: "record",
    lazy: () => import("@/app/routes/company/application"),
  },
  {
    path: paths.company.scorecards,
    title: "Scorecards",
    shape: "record",
    lazy: async () => ({ default: (await import("@/interviews/company/scorecards/scorecards-page")).ScorecardsPage }),
  },
  {
    path: paths.company.candidates,
    title: "Manage Candidates",
    shape: "list",
    lazy: () => import("@/app/routes/company/candidates"),
  },
  {
    path: paths.company.candidate,
    title: "Candidate",
    shape: "record",
    lazy: () => import("@/app/routes/company/candidate"),
  },
  {
    path: paths.company.importCandidates,
    title: "Import candidates",
    shape: "form",
    lazy: async () => ({ default: (await import("@/candidates/company/import/import-page")).ImportPage }),
  },
  {
    path: paths.company.addCandidate,
    title: "Add Candidate",
    shape: "form",
    lazy: () => import("@/app/routes/company/add-candidate"),
  },
  {
    path: paths.company.team,
    title: "Team",
    shape: "list",
    lazy: () => import("@/app/routes/company/team"),
  },
  {
    path: paths.company.manageAssignments,
    title: "Assignments",
    shape: "list",
    lazy: async () => ({ default: (await import("@/companies/company/assignments/assignments-page")).AssignmentsPage }),
  },
  {
    path: paths.company.partners,
    title: "Partners",
    shape: "list",
    lazy: async () => ({ default: (await import("@/partners/company/partners-page")).PartnersPage }),
  },
  {
    path: paths.company.reports,
    title: "Reports",
    shape: "list",
    lazy: async () => ({ default: (await import("@/applications/company/reports/reports-page")).ReportsPage }),
  },
  {
    path: paths.company.activity,
    title: "Activity",
    shape: "list",
    lazy: async () => ({ default: (await import("@/companies/company/dashboard/activity-card")).ActivityPage }),
  },
  {
    path: paths.company.security,
    title: "Security",
    shape: "form",
    lazy: () => import("@/app/routes/company/security"),
  },
];
