import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const jobsRoutes: readonly AppRoute[] = [
  {
    path: paths.jobs.list,
    title: "Jobs",
    description: "All open jobs, newest first: what each one asks for, where it is and who's hiring.",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/list"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.jobs.detail,
    title: "Job",
    shape: "record",
    lazy: () => import("@/app/routes/jobs/detail"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.jobs.remote,
    title: "Remote jobs",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/landing"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.jobs.place,
    title: "Jobs in a city",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/landing"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.jobs.skill,
    title: "Jobs by skill",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/landing"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.jobs.industry,
    title: "Jobs by industry",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/landing"),
    guard: "anyone",
    roomBelow: true,
  },
  {
    path: paths.companies.detail,
    title: "Company",
    shape: "record",
    lazy: () => import("@/app/routes/jobs/company"),
    guard: "anyone",
    roomBelow: true,
  },
];
