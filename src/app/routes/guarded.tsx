import type { AppRole } from "@contracts/enums";
import { type ReactNode, Suspense, use, useEffect } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { dashboardOf } from "@/app/dashboard-of";
import type { Guard } from "@/app/routes/route";
import { AuthContext } from "@/auth/auth-context";
import { safeRedirect } from "@/auth/safe-redirect";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { toast } from "@/components/feedback/toast";
import { paths } from "@/config/paths";

/** At /company/register, other roles learn why they can't register, and go to the home page. */
function OnlyForCompanies() {
  useEffect(() => {
    toast.error({ title: "Only company accounts can register a company profile" });
  }, []);
  return <Navigate to={paths.home()} replace />;
}

const never = new Promise<never>(() => {});

/** Suspends its boundary, hiding everything in it. */
const Held = (): ReactNode => use(never);

const admits = (guard: Guard, role: AppRole) => guard === "anyone" || guard === "signed-in" || guard === role;

/**
 * Shows a page only to its audience: signed-out users go to sign-in and return after it, the wrong role goes to its own dashboard,
 * and nothing shows before the session is known. The server enforces the rights themselves.
 */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const auth = useAuth();
  const { status, role } = auth;
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  if (status === "loading") {
    if (!auth.guess || !admits(guard, auth.guess.role)) return guard === "anyone" ? children : <PageLoader />;
    // The last known role's page preloads its code and data, hidden.
    return (
      <Suspense fallback={<PageLoader />}>
        <AuthContext value={{ ...auth, ...auth.guess, status: "signed-in" }}>{children}</AuthContext>
        <Held />
      </Suspense>
    );
  }
  if (guard === "signed-out-only") {
    if (status === "signed-out") return children;
    return <Navigate to={safeRedirect(params.get("redirect")) ?? dashboardOf(role)} replace />;
  }
  if (guard === "anyone") return children;
  if (status === "signed-out") return <Navigate to={paths.signIn({ redirect: pathname + search + hash })} replace />;
  if (admits(guard, role)) return children;
  if (pathname === paths.company.register()) return <OnlyForCompanies />;
  return <Navigate to={dashboardOf(role)} replace />;
}
