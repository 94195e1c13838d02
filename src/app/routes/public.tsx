import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const publicRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: "Finding the Perfect Match",
    shape: "list",
    lazy: () => import("@/app/routes/public/home"),
  },
  { path: paths.services, title: "Our Services", shape: "list", lazy: () => import("@/app/routes/public/services") },
  { path: paths.industries, title: "Industries", shape: "list", lazy: () => import("@/app/routes/public/industries") },
  { path: paths.contact, title: "Contact", shape: "record", lazy: () => import("@/app/routes/public/contact") },
];
