import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const companyRoutes: readonly AppRoute[] = [
  { path: paths.company.dashboard, lazy: () => import("@/app/routes/company/dashboard"), guard: "company" },
  { path: paths.company.profile, lazy: () => import("@/app/routes/company/profile"), guard: "company" },
  { path: paths.company.preview, lazy: () => import("@/app/routes/company/preview"), guard: "company" },
  { path: paths.company.editProfile, lazy: () => import("@/app/routes/company/edit-profile"), guard: "company" },
  { path: paths.company.register, lazy: () => import("@/app/routes/company/register"), guard: "company" },
  {
    path: paths.company.editRegistration,
    lazy: () => import("@/app/routes/company/edit-registration"),
    guard: "company",
  },
  { path: paths.company.userProfile, lazy: () => import("@/app/routes/company/user-profile"), guard: "company" },
  { path: paths.company.jobs, lazy: () => import("@/app/routes/company/jobs"), guard: "company" },
  { path: paths.company.createJob, lazy: () => import("@/app/routes/company/create-job"), guard: "company" },
  { path: paths.company.manageJob, lazy: () => import("@/app/routes/company/manage-job"), guard: "company" },
  { path: paths.company.editJob, lazy: () => import("@/app/routes/company/edit-job"), guard: "company" },
  { path: paths.company.applications, lazy: () => import("@/app/routes/company/applications"), guard: "company" },
  {
    path: paths.company.application,
    lazy: () => import("@/app/routes/company/application"),
    guard: "company",
  },
];
