import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.signIn,
    title: "Sign in",
    shape: "card",
    lazy: () => import("@/app/routes/auth/sign-in"),
    guard: "signed-out-only",
    compactFooter: true,
  },
  {
    path: paths.signUp,
    title: "Create your account",
    shape: "card",
    lazy: () => import("@/app/routes/auth/sign-up"),
    guard: "signed-out-only",
    compactFooter: true,
  },
  {
    path: paths.forgotPassword,
    title: "Forgot password",
    shape: "card",
    lazy: () => import("@/app/routes/auth/forgot-password"),
    compactFooter: true,
  },
  {
    path: paths.updatePassword,
    title: "Choose a new password",
    shape: "card",
    lazy: () => import("@/app/routes/auth/update-password"),
    compactFooter: true,
  },
  {
    path: paths.authConfirm,
    title: "Confirm your email",
    shape: "card",
    lazy: () => import("@/app/routes/auth/confirm"),
    compactFooter: true,
  },
  {
    path: paths.unsubscribe,
    title: "Turn these emails off?",
    shape: "card",
    lazy: () => import("@/app/routes/auth/unsubscribe"),
    compactFooter: true,
  },
];
