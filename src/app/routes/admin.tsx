import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const adminRoutes: readonly AppRoute[] = [
  {
    path: paths.admin.dashboard,
    title: "Admin Dashboard",
    shape: "list",
    lazy: () => import("@/app/routes/admin/dashboard"),
    guard: "admin",
  },
  {
    path: paths.admin.companyApprovals,
    title: "Company Approvals",
    shape: "list",
    lazy: () => import("@/app/routes/admin/company-approvals"),
    guard: "admin",
  },
  {
    path: paths.admin.undeliveredMail,
    title: "Undelivered Mail",
    shape: "list",
    lazy: () => import("@/app/routes/admin/undelivered-mail"),
    guard: "admin",
  },
  {
    path: paths.admin.company,
    title: "Company",
    shape: "record",
    lazy: () => import("@/app/routes/admin/company"),
    guard: "admin",
  },
];
