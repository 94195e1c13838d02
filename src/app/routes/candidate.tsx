import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const candidateRoutes: readonly AppRoute[] = [
  {
    path: paths.candidate.dashboard,
    title: "Candidate Dashboard",
    shape: "list",
    guard: "candidate",
    lazy: () => import("@/app/routes/candidate/dashboard"),
  },
  {
    path: paths.candidate.profile,
    title: "Profile",
    shape: "form",
    guard: "candidate",
    lazy: async () => ({ default: (await import("@/candidates/candidate/profile/profile-page")).ProfilePage }),
  },
  {
    path: paths.candidate.myData,
    title: "My data",
    shape: "record",
    guard: "candidate",
    lazy: () => import("@/app/routes/candidate/my-data"),
  },
  {
    path: paths.candidate.preferences,
    title: "Preferences",
    shape: "form",
    guard: "candidate",
    lazy: async () => ({
      default: (await import("@/candidates/candidate/preferences/preferences-page")).PreferencesPage,
    }),
  },
  {
    path: paths.candidate.applications,
    title: "Your Applications",
    shape: "list",
    guard: "candidate",
    lazy: async () => ({
      default: (await import("@/applications/candidate/list/my-applications-page")).ApplicationsPage,
    }),
  },
  {
    path: paths.candidate.application,
    title: "Application Details",
    shape: "record",
    guard: "candidate",
    lazy: () => import("@/app/routes/candidate/application"),
  },
  {
    path: paths.candidate.apply,
    title: "Apply",
    shape: "record",
    guard: "candidate",
    lazy: async () => ({ default: (await import("@/applications/candidate/apply/apply-page")).ApplyPage }),
  },
  {
    path: paths.candidate.saved,
    title: "Saved",
    shape: "list",
    guard: "candidate",
    lazy: async () => ({ default: (await import("@/jobs/public/list/saved-page")).SavedPage }),
  },
  {
    path: paths.candidate.interviews,
    title: "Interviews",
    shape: "list",
    guard: "candidate",
    lazy: async () => ({
      default: (await import("@/interviews/candidate/candidate-interviews-page")).CandidateInterviewsPage,
    }),
  },
  {
    path: paths.candidate.security,
    title: "Security",
    shape: "form",
    guard: "candidate",
    lazy: async () => ({ default: (await import("@/accounts/shared/security/security-page")).SecurityPage }),
  },
];
