import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { dashboardOf } from "@/app/areas";
import type { Guard } from "@/app/routes/route";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { paths } from "@/config/paths";

/**
 * Shows a page only to whom it is meant for: signed out goes to sign-in and comes back after it, the wrong role goes to its own
 * dashboard, and nothing shows before the session is known. Rights themselves are enforced by the server.
 */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { status, role } = useAuth();
  const { pathname, search } = useLocation();
  if (status === "loading") return <PageLoader />;
  if (guard === "signed-out-only")
    return status === "signed-in" ? <Navigate to={dashboardOf(role)} replace /> : children;
  if (status === "signed-out") return <Navigate to={paths.signIn({ redirect: pathname + search })} replace />;
  if (guard !== "signed-in" && guard !== role) return <Navigate to={dashboardOf(role)} replace />;
  return children;
}
