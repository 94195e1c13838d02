import { skipToken, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { areaItems, userMenuItems } from "@/app/areas";
import { bells } from "@/app/layouts/bells";
import { Footer } from "@/app/layouts/footer";
import { Header } from "@/app/layouts/header";
import { useWaiting } from "@/app/layouts/use-waiting";
import { useNavigationEffects } from "@/app/navigation-effects";
import { findRoute, isRegistered } from "@/app/routes/registry";
import { useAuth } from "@/auth/use-auth";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { PageLoader } from "@/components/feedback/page-loader";
import { type PageOutline, PageOutlineContext } from "@/components/feedback/page-outline";
import { AreaBar, AreaBarPlaceholder, TabBar } from "@/components/ui/area-bar";
import { LinkButton } from "@/components/ui/button";
import { useHandedFocus } from "@/components/ui/use-handed-focus";
import { paths } from "@/config/paths";
import { nameQuery } from "@/data/account/name-query";

const notFound: PageOutline = { title: "Page not found", shape: "list" };
const areaNames = { candidate: "Candidate area", company: "Company area", admin: "Administration" } as const;

/** The frame of every page: header, area, content, footer. */
export function RootLayout() {
  const { status, user, role, signOut } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useNavigationEffects();
  useHandedFocus();

  const signedIn = status === "signed-in" && user !== null;
  // While the session is looked up the frame has the size it will most likely have, so that nothing jumps.
  const inside = status !== "signed-out";
  const named = nameQuery(user?.id ?? "", role ?? "candidate");
  const { data: name } = useQuery(signedIn && role ? named : { ...named, queryFn: skipToken });
  const waiting = useWaiting(signedIn ? role : null);
  const items = (signedIn ? areaItems(role) : []).map((item) => ({
    ...item,
    count: waiting[item.to] || undefined,
    hot: true,
  }));
  const label = role ? areaNames[role] : "Area";
  const route = findRoute(pathname);
  const Bell = signedIn && role ? bells[role] : undefined;

  // The page goes at once, however long home takes to load: a private one still shown would send someone signed out to sign-in.
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    navigate(paths.home());
    void signOut();
  };
  useEffect(() => {
    if (leaving && pathname === paths.home()) setLeaving(false);
  }, [leaving, pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header
        user={signedIn ? { name: name || user.email, email: user.email } : status === "signed-out" ? null : undefined}
        menuItems={signedIn ? userMenuItems(role) : []}
        bell={
          Bell && (
            <Suspense fallback={<span className="icon-btn" />}>
              <Bell />
            </Suspense>
          )
        }
        canSignIn={isRegistered(paths.signIn)}
        onSignOut={leave}
      />
      {items.length > 0 && <AreaBar label={label} items={items} />}
      {status === "loading" && <AreaBarPlaceholder />}
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
      {items.length > 0 && <TabBar label={label} items={items} />}
    </div>
  );
}
