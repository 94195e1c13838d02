import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const jobsRoutes: readonly AppRoute[] = [
  {
    path: paths.jobs.list,
    title: "Jobs",
    shape: "list",
    lazy: () => import("@/app/routes/jobs/list"),
    roomBelow: true,
  },
  {
    path: paths.jobs.detail,
    title: "Job",
    shape: "record",
    lazy: () => import("@/app/routes/jobs/detail"),
    roomBelow: true,
  },
];
