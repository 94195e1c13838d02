import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { dashboardOf } from "@/app/areas";
import type { Guard } from "@/app/routes/route";
import { safeRedirect } from "@/auth/safe-redirect";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { toast } from "@/components/feedback/toast";
import { paths } from "@/config/paths";

/** At /company/register others than companies are told why they cannot, and go to the home page. */
function OnlyForCompanies() {
  useEffect(() => {
    toast.error({ title: "Only company accounts can register a company profile" });
  }, []);
  return <Navigate to={paths.home()} replace />;
}

/**
 * Shows a page only to whom it is meant for: signed out goes to sign-in and comes back after it, the wrong role goes to its own
 * dashboard, and nothing shows before the session is known. Rights themselves are enforced by the server.
 */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { status, role } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  if (status === "loading") return <PageLoader />;
  if (guard === "signed-out-only") {
    if (status === "signed-out") return children;
    return <Navigate to={safeRedirect(params.get("redirect")) ?? dashboardOf(role)} replace />;
  }
  if (status === "signed-out") return <Navigate to={paths.signIn({ redirect: pathname + search + hash })} replace />;
  if (guard === "signed-in" || guard === role) return children;
  if (pathname === paths.company.register()) return <OnlyForCompanies />;
  return <Navigate to={dashboardOf(role)} replace />;
}
