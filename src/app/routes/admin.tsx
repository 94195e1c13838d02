import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const adminRoutes: readonly AppRoute[] = [
  { path: paths.admin.dashboard, lazy: () => import("@/app/routes/admin/dashboard"), guard: "admin" },
  { path: paths.admin.companyApprovals, lazy: () => import("@/app/routes/admin/company-approvals"), guard: "admin" },
  { path: paths.admin.undeliveredMail, lazy: () => import("@/app/routes/admin/undelivered-mail"), guard: "admin" },
  { path: paths.admin.company, lazy: () => import("@/app/routes/admin/company"), guard: "admin" },
];
