import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const candidateRoutes: readonly AppRoute[] = [
  {
    path: paths.candidate.dashboard,
    title: "Candidate Dashboard",
    shape: "list",
    lazy: () => import("@/app/routes/candidate/dashboard"),
  },
  {
    path: paths.candidate.profile,
    title: "Profile",
    shape: "form",
    lazy: async () => ({ default: (await import("@/candidates/candidate/profile/profile-page")).ProfilePage }),
  },
  {
    path: paths.candidate.settings,
    title: "Settings",
    shape: "list",
    lazy: async () => ({ default: (await import("@/candidates/candidate/settings/settings-page")).SettingsPage }),
  },
  {
    path: paths.candidate.emails,
    title: "Emails",
    shape: "form",
    lazy: async () => ({ default: (await import("@/candidates/candidate/settings/emails-page")).EmailsPage }),
  },
  {
    path: paths.candidate.data,
    title: "Data",
    shape: "record",
    lazy: async () => ({ default: (await import("@/candidates/candidate/settings/data-page")).DataPage }),
  },
  {
    path: paths.candidate.myData,
    title: "Data",
    shape: "record",
    lazy: () => import("@/app/routes/candidate/my-data"),
  },
  {
    path: paths.candidate.preferences,
    title: "Preferences",
    shape: "form",
    lazy: async () => ({
      default: (await import("@/candidates/candidate/preferences/preferences-page")).PreferencesPage,
    }),
  },
  {
    path: paths.candidate.applications,
    title: "Your Applications",
    shape: "list",
    lazy: async () => ({
      default: (await import("@/applications/candidate/list/my-applications-page")).ApplicationsPage,
    }),
  },
  {
    path: paths.candidate.application,
    title: "Application Details",
    shape: "record",
    lazy: () => import("@/app/routes/candidate/application"),
  },
  {
    path: paths.candidate.applicationSent,
    title: "Application sent",
    shape: "record",
    lazy: async () => ({
      default: (await import("@/applications/candidate/sent/application-sent-page")).ApplicationSentPage,
    }),
  },
  {
    path: paths.candidate.apply,
    title: "Apply",
    shape: "record",
    lazy: async () => ({ default: (await import("@/applications/candidate/apply/apply-page")).ApplyPage }),
  },
  {
    path: paths.candidate.saved,
    title: "Saved",
    shape: "list",
    lazy: async () => ({ default: (await import("@/jobs/public/list/saved-page")).SavedPage }),
  },
  {
    path: paths.candidate.interviews,
    title: "Interviews",
    shape: "list",
    lazy: async () => ({
      default: (await import("@/interviews/candidate/candidate-interviews-page")).CandidateInterviewsPage,
    }),
  },
  {
    path: paths.candidate.security,
    title: "Account",
    shape: "form",
    lazy: async () => ({ default: (await import("@/candidates/candidate/settings/account-page")).AccountPage }),
  },
];
