import { adminRoutes } from "@/app/routes/admin";
import { authRoutes } from "@/app/routes/auth";
import { candidateRoutes } from "@/app/routes/candidate";
import { companyRoutes } from "@/app/routes/company";
import { invitationsRoutes } from "@/app/routes/invitations";
import { jobsRoutes } from "@/app/routes/jobs";
import { publicRoutes } from "@/app/routes/public";
import type { AppRoute } from "@/app/routes/route";
import { isLeftOut } from "@/config/left-out";

const alike = (common: Pick<AppRoute, "guard" | "compactFooter">, routes: readonly AppRoute[]) =>
  routes.map((route) => ({ ...route, ...common }));

/** Those that the operator has left out included, in the order of their entries. */
export const allRoutes: readonly AppRoute[] = [
  ...publicRoutes,
  ...jobsRoutes,
  ...alike({ compactFooter: true }, authRoutes),
  ...alike({ compactFooter: true }, invitationsRoutes),
  ...alike({ guard: "admin" }, adminRoutes),
  ...alike({ guard: "company" }, companyRoutes),
  ...alike({ guard: "candidate" }, candidateRoutes),
];

export const routes = allRoutes.filter(({ path }) => !isLeftOut(path.pattern));

/** Whether a page exists; links to missing pages are left out. */
export function isRegistered(path: AppRoute["path"]): boolean {
  return routes.some((route) => route.path === path);
}

const partsOf = (path: string) => path.toLowerCase().replace(/\/+$/, "").split("/");

/** As the router compares, but for a regular expression per pattern: making them was a third of the work before a first page. */
function isAt(pattern: string, given: readonly string[]): boolean {
  const parts = partsOf(pattern);
  return parts.length === given.length && parts.every((part, at) => (part[0] === ":" ? given[at] : part === given[at]));
}

/** The page an address leads to; the most literal pattern wins, as in the router. */
export function findRoute(pathname: string): AppRoute | undefined {
  const given = partsOf(pathname);
  return routes
    .filter((route) => [route.path, ...route.path.aliases].some(({ pattern }) => isAt(pattern, given)))
    .toSorted((a, b) => a.path.pattern.split(":").length - b.path.pattern.split(":").length)[0];
}

declare global {
  /** From public/start.js: fetches all files of a page in parallel, by its address or pattern, instead of one after another. */
  var askForPage: ((path: string) => void) | undefined;
}

/** Loads the code of a page. Rejects like import(). */
export function loadPage({ path, lazy }: AppRoute): ReturnType<AppRoute["lazy"]> {
  globalThis.askForPage?.(path.pattern);
  return lazy();
}

/** Loads and returns the code of an address's page. Never rejects: a failure shows when the page is opened. */
export async function preloadPage(pathname: string): Promise<Awaited<ReturnType<AppRoute["lazy"]>> | undefined> {
  try {
    const route = findRoute(pathname);
    return route && (await loadPage(route));
  } catch (error) {
    console.warn(`The page ${pathname} could not be loaded ahead.`, error);
    return undefined;
  }
}
