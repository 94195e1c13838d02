import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const invitationsRoutes: readonly AppRoute[] = [
  { path: paths.invitations.candidate, lazy: () => import("@/app/routes/invitations/candidate"), compactFooter: true },
  { path: paths.invitations.company, lazy: () => import("@/app/routes/invitations/company"), compactFooter: true },
  { path: paths.invitations.employee, lazy: () => import("@/app/routes/invitations/employee"), compactFooter: true },
  { path: paths.invitations.admin, lazy: () => import("@/app/routes/invitations/admin"), compactFooter: true },
];
