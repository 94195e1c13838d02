import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { AccountBar, AccountTabBar, PausedBar } from "@/app/layouts/account-later";
import { BarPlaceholder } from "@/app/layouts/bar-placeholder";
import { Footer } from "@/app/layouts/footer";
import { Header } from "@/app/layouts/header";
import { SiteAnnouncement } from "@/app/layouts/site-announcement";
import { useNavigationEffects } from "@/app/navigation-effects";
import { findRoute, isRegistered } from "@/app/routes/registry";
import { useAuth } from "@/auth/use-auth";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { PageLoader } from "@/components/feedback/page-loader";
import { type PageOutline, PageOutlineContext } from "@/components/feedback/page-outline";
import { LinkButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { paths } from "@/config/paths";

const notFound: PageOutline = { title: "Page not found", shape: "list" };

export function RootLayout() {
  const { status, signOut } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useNavigationEffects();

  const signedIn = status === "signed-in";
  // While the session loads, the frame takes its likely size to avoid layout shift.
  const inside = status !== "signed-out";
  const route = findRoute(pathname);

  // Hides the page right away, however long home takes: a private one would redirect a signed-out user to sign-in.
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    navigate(paths.home());
    void signOut();
  };
  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    if (pathname === paths.home()) return stay();
    // The user went back before home loaded: the private page is guarded as usual.
    window.addEventListener("popstate", stay);
    return () => window.removeEventListener("popstate", stay);
  }, [leaving, pathname]);

  return (
    <div className={classNames("flex min-h-dvh flex-col", route?.guard === "company" && "frame-wide")}>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <SiteAnnouncement />
      {signedIn && <AccountBar onSignOut={leave} />}
      {status === "loading" && <BarPlaceholder />}
      {status === "signed-out" && <Header canSignIn={isRegistered(paths.signIn)} />}
      {signedIn && route?.guard === "company" && <PausedBar />}
      <main id="content" tabIndex={-1} className={inside || route?.roomBelow ? "grow pb-10" : "grow"}>
        <ErrorBoundary resetKey={pathname} wayOut={<LinkButton to={paths.home()}>Return to Home</LinkButton>}>
          <PageOutlineContext value={route ?? notFound}>
            <Suspense fallback={<PageLoader />}>
              {leaving && pathname !== paths.home() ? <PageLoader /> : <Outlet />}
            </Suspense>
          </PageOutlineContext>
        </ErrorBoundary>
      </main>
      <Footer compact={inside || route?.compactFooter === true} />
      {signedIn && <AccountTabBar />}
    </div>
  );
}
