import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.signIn,
    lazy: () => import("@/app/routes/auth/sign-in"),
    guard: "signed-out-only",
    compactFooter: true,
  },
  {
    path: paths.signUp,
    lazy: () => import("@/app/routes/auth/sign-up"),
    guard: "signed-out-only",
    compactFooter: true,
  },
  { path: paths.forgotPassword, lazy: () => import("@/app/routes/auth/forgot-password"), compactFooter: true },
  { path: paths.updatePassword, lazy: () => import("@/app/routes/auth/update-password"), compactFooter: true },
  { path: paths.authConfirm, lazy: () => import("@/app/routes/auth/confirm"), compactFooter: true },
];
