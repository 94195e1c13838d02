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
    path: paths.admin.companyPartnerships,
    title: "Company Partnerships",
    shape: "list",
    lazy: () => import("@/app/routes/admin/company-partnerships"),
    guard: "admin",
  },
  {
    path: paths.admin.auditLog,
    title: "Audit log",
    shape: "list",
    lazy: () => import("@/app/routes/admin/audit-log"),
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
    path: paths.admin.companies,
    title: "Companies",
    shape: "list",
    lazy: () => import("@/app/routes/admin/companies"),
    guard: "admin",
  },
  {
    path: paths.admin.people,
    title: "People",
    shape: "list",
    lazy: () => import("@/app/routes/admin/people"),
    guard: "admin",
  },
  {
    path: paths.admin.administrators,
    title: "Administrators",
    shape: "list",
    lazy: () => import("@/app/routes/admin/administrators"),
    guard: "admin",
  },
  {
    path: paths.admin.company,
    title: "Company",
    shape: "record",
    lazy: () => import("@/app/routes/admin/company"),
    guard: "admin",
  },
  {
    path: paths.admin.invitations,
    title: "Invitations",
    shape: "list",
    lazy: () => import("@/app/routes/admin/invitations"),
    guard: "admin",
  },
  {
    path: paths.admin.sendCompanyInvitation,
    title: "Send Company Invite",
    shape: "form",
    lazy: () => import("@/app/routes/admin/send-company-invitation"),
    guard: "admin",
  },
  {
    path: paths.admin.sendAdminInvitation,
    title: "Invite Admin",
    shape: "form",
    lazy: () => import("@/app/routes/admin/send-admin-invitation"),
    guard: "admin",
  },
];
