import { lazy, Suspense } from "react";
import { generatePath, Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { RootLayout } from "@/app/layouts/root-layout";
import { Guarded } from "@/app/routes/guarded";
import { NotFoundPage } from "@/app/routes/not-found";
import { findRoute, loadPage } from "@/app/routes/registry";
import type { AppRoute } from "@/app/routes/route";

/** Redirects an alias to its canonical address, keeping parameters, query and fragment. */
function AliasRedirect({ pattern, hash }: { pattern: string; hash?: string }) {
  const params = useParams();
  const location = useLocation();
  const fragment = hash ? `#${hash}` : location.hash;
  return <Navigate to={{ pathname: generatePath(pattern, params), search: location.search, hash: fragment }} replace />;
}

const page = (route: AppRoute) => {
  const { path, guard } = route;
  const Page = lazy(() => loadPage(route));
  const element = guard ? (
    <Guarded guard={guard}>
      <Page />
    </Guarded>
  ) : (
    <Page />
  );
  return [
    <Route key={path.pattern} path={path.pattern} element={element} />,
    ...path.aliases.map((alias) => (
      <Route
        key={alias.pattern}
        path={alias.pattern}
        element={<AliasRedirect pattern={path.pattern} hash={alias.hash} />}
      />
    )),
  ];
};

const made = new Map<AppRoute, ReturnType<typeof page>>();

function pageOf(route: AppRoute) {
  const known = made.get(route) ?? page(route);
  made.set(route, known);
  return known;
}

// Development only.
const Catalogue = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("@/app/dev/component-catalogue")).ComponentCatalogue }))
  : null;

/** The page of the address inside the frame; the router need not know the others. Any other address is not found. */
export function AppRoutes() {
  const route = findRoute(useLocation().pathname);
  return (
    <Routes>
      {Catalogue && (
        <Route
          path="/dev/components"
          element={
            <Suspense>
              <Catalogue />
            </Suspense>
          }
        />
      )}
      <Route element={<RootLayout />}>
        {route && pageOf(route)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
