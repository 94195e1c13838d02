import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const invitationsRoutes: readonly AppRoute[] = [
  {
    path: paths.invitations.candidate,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/candidate"),
    compactFooter: true,
  },
  {
    path: paths.invitations.company,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/company"),
    compactFooter: true,
  },
  {
    path: paths.invitations.employee,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/employee"),
    compactFooter: true,
  },
  {
    path: paths.added,
    title: "Your application",
    shape: "card",
    lazy: () => import("@/app/routes/added"),
    compactFooter: true,
  },
  {
    path: paths.invitations.admin,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/admin"),
    compactFooter: true,
  },
];
