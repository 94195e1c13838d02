import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const invitationsRoutes: readonly AppRoute[] = [
  { path: paths.invitations.candidate, lazy: () => import("@/app/routes/invitations/candidate") },
  { path: paths.invitations.company, lazy: () => import("@/app/routes/invitations/company") },
  { path: paths.invitations.employee, lazy: () => import("@/app/routes/invitations/employee") },
  { path: paths.invitations.admin, lazy: () => import("@/app/routes/invitations/admin") },
];
