import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const publicRoutes: readonly AppRoute[] = [
  { path: paths.home, lazy: () => import("@/app/routes/public/home") },
  { path: paths.services, lazy: () => import("@/app/routes/public/services") },
  { path: paths.industries, lazy: () => import("@/app/routes/public/industries") },
  { path: paths.contact, lazy: () => import("@/app/routes/public/contact") },
];
