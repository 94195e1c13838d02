import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const companyRoutes: readonly AppRoute[] = [
  {
    path: paths.company.dashboard,
    title: "Company Dashboard",
    shape: "list",
    lazy: () => import("@/app/routes/company/dashboard"),
    guard: "company",
  },
  {
    path: paths.company.profile,
    title: "Company Profile",
    shape: "record",
    lazy: () => import("@/app/routes/company/profile"),
    guard: "company",
  },
  {
    path: paths.company.editProfile,
    title: "Edit Profile",
    shape: "form",
    lazy: () => import("@/app/routes/company/edit-profile"),
    guard: "company",
  },
  {
    path: paths.company.register,
    title: "Register Your Company",
    shape: "form",
    lazy: () => import("@/app/routes/company/register"),
    guard: "company",
  },
  {
    path: paths.company.editRegistration,
    title: "Edit Registration",
    shape: "form",
    lazy: () => import("@/app/routes/company/edit-registration"),
    guard: "company",
  },
  {
    path: paths.company.userProfile,
    title: "My Profile",
    shape: "form",
    lazy: () => import("@/app/routes/company/user-profile"),
    guard: "company",
  },
  {
    path: paths.company.jobs,
    title: "Jobs",
    shape: "list",
    lazy: () => import("@/app/routes/company/jobs"),
    guard: "company",
  },
  {
    path: paths.company.createJob,
    title: "Post a New Job",
    shape: "form",
    lazy: () => import("@/app/routes/company/create-job"),
    guard: "company",
  },
  {
    path: paths.company.manageJob,
    title: "Manage Job",
    shape: "record",
    lazy: () => import("@/app/routes/company/manage-job"),
    guard: "company",
  },
  {
    path: paths.company.editJob,
    title: "Edit job",
    shape: "form",
    lazy: () => import("@/app/routes/company/edit-job"),
    guard: "company",
  },
  {
    path: paths.company.applications,
    title: "Applications",
    shape: "list",
    lazy: () => import("@/app/routes/company/applications"),
    guard: "company",
  },
  {
    path: paths.company.application,
    title: "Application Details",
    shape: "record",
    lazy: () => import("@/app/routes/company/application"),
    guard: "company",
  },
];
