import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const candidateRoutes: readonly AppRoute[] = [
  { path: paths.candidate.dashboard, guard: "candidate", lazy: () => import("@/app/routes/candidate/dashboard") },
  { path: paths.candidate.profile, guard: "candidate", lazy: () => import("@/app/routes/candidate/profile") },
  { path: paths.candidate.applications, guard: "candidate", lazy: () => import("@/app/routes/candidate/applications") },
  {
    path: paths.candidate.application,
    guard: "candidate",
    lazy: () => import("@/app/routes/candidate/application"),
  },
  {
    path: paths.candidate.apply,
    guard: "candidate",
    lazy: () => import("@/app/routes/candidate/apply"),
  },
];
