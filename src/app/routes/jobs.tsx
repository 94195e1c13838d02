import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const jobsRoutes: readonly AppRoute[] = [
  { path: paths.jobs.list, lazy: () => import("@/app/routes/jobs/list") },
  { path: paths.jobs.detail, lazy: () => import("@/app/routes/jobs/detail") },
];
