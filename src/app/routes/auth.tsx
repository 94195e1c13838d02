import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.signIn,
    title: "Sign in",
    shape: "card",
    lazy: async () => ({ default: (await import("@/accounts/public/sign-in-page")).SignInPage }),
    guard: "signed-out-only",
  },
  {
    path: paths.signUp,
    title: "Create your account",
    shape: "card",
    lazy: async () => ({ default: (await import("@/accounts/public/sign-up-page")).SignUpPage }),
    guard: "signed-out-only",
  },
  {
    path: paths.forgotPassword,
    title: "Forgot password",
    shape: "card",
    lazy: async () => ({ default: (await import("@/accounts/public/forgot-password-page")).ForgotPasswordPage }),
  },
  {
    path: paths.updatePassword,
    title: "Choose a new password",
    shape: "card",
    lazy: async () => ({ default: (await import("@/accounts/public/update-password-page")).UpdatePasswordPage }),
  },
  {
    path: paths.authConfirm,
    title: "Confirm your email",
    shape: "card",
    lazy: async () => ({ default: (await import("@/accounts/public/confirm-page")).ConfirmPage }),
  },
  {
    path: paths.unsubscribe,
    title: "Turn these emails off?",
    shape: "card",
    lazy: async () => ({ default: (await import("@/notifications/public/unsubscribe-page")).UnsubscribePage }),
  },
  {
    path: paths.jobAlert,
    title: "Job alert",
    shape: "card",
    lazy: async () => ({ default: (await import("@/jobs/public/confirm-alert-page")).ConfirmAlertPage }),
  },
];
