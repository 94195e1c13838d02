import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const invitationsRoutes: readonly AppRoute[] = [
  {
    path: paths.invitations.candidate,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/candidate"),
  },
  {
    path: paths.invitations.company,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/company"),
  },
  {
    path: paths.invitations.employee,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/employee"),
  },
  {
    path: paths.added,
    title: "Your application",
    shape: "card",
    lazy: () => import("@/app/routes/added"),
  },
  {
    path: paths.invitations.admin,
    title: "Invitation",
    shape: "card",
    lazy: () => import("@/app/routes/invitations/admin"),
  },
];
