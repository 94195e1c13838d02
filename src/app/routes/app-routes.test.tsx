import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { AppRoute } from "@/app/routes/route";
import { AuthContext } from "@/auth/auth-context";
import { paths } from "@/config/paths";

const pageNamed = (name: string) => async () => ({
  default: () => {
    const { pathname, search, hash } = useLocation();
    return (
      <h1>
        {name} {pathname + search + hash}
      </h1>
    );
  },
});

const outline = { title: "Awaited page", shape: "list" } as const;
const routes: AppRoute[] = [
  { ...outline, path: paths.home, lazy: pageNamed("Home") },
  { ...outline, path: paths.signIn, lazy: pageNamed("Sign in"), guard: "signed-out-only" },
  { ...outline, path: paths.candidate.profile, lazy: pageNamed("Profile"), guard: "candidate" },
  { ...outline, path: paths.company.dashboard, lazy: pageNamed("Company"), guard: "company" },
  { ...outline, path: paths.company.manageJob, lazy: pageNamed("Job"), guard: "company" },
];

vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async () => ({ user_id: "1", role: "company", name: "Nadia Ferreira", memberships: [] }),
}));
vi.mock("@/app/layouts/use-live-news", () => ({ useLiveNews: () => {} }));
vi.mock("@/app/routes/public", () => ({ publicRoutes: routes }));
for (const area of ["auth", "invitations", "admin", "company", "candidate"]) {
  vi.doMock(`@/app/routes/${area}`, () => ({ [`${area}Routes`]: [] }));
}

const { AppRoutes } = await import("@/app/routes/app-routes");
// What the frame loads later: compiling it can take longer than a test waits.
await Promise.all([
  import("@/app/layouts/account"),
  import("@/app/layouts/paused-bar"),
  import("@/notifications/shared/notification-bell"),
]);

const actions = { refreshRole: async () => {}, signOut: async () => true };
const loading = { status: "loading", user: null, role: null } as const;
const signedOut = { status: "signed-out", user: null, role: null } as const;
const signedIn = (role: "candidate" | "company") =>
  ({ status: "signed-in", user: { id: "1", email: "nadia@example.com" }, role }) as const;

function open(address: string, state: typeof loading | typeof signedOut | ReturnType<typeof signedIn>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ ...state, ...actions }}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
}

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

test("an alias redirects to the canonical address, and keeps parameters and query", async () => {
  open("/company/manage-job/7?tab=applications", signedIn("company"));
  await waitFor(async () => expect(await heading()).toBe("Job /company/jobs/7/manage?tab=applications"));
});

test("the header shows the person's name", async () => {
  open("/company/dashboard", signedIn("company"));
  expect(await screen.findByRole("button", { name: "Account: Nadia Ferreira" })).toBeDefined();
});

test("an alias can point to a section of a page", async () => {
  open("/candidate/resume", signedIn("candidate"));
  await waitFor(async () => expect(await heading()).toBe("Profile /candidate/profile#resume"));
});

test("signed-out visitors are sent to sign-in, with the address to return to", async () => {
  open("/company/jobs/7/manage?tab=a", signedOut);
  await waitFor(async () =>
    expect(await heading()).toBe("Sign in /signin?redirect=%2Fcompany%2Fjobs%2F7%2Fmanage%3Ftab%3Da"),
  );
});

test("people with the wrong role are sent to their own dashboard", async () => {
  open("/candidate/profile", signedIn("company"));
  await waitFor(async () => expect(await heading()).toBe("Company /company/dashboard"));
});

test("signed-in people are redirected from sign-in to the page they wanted", async () => {
  open("/signin?redirect=/company/jobs/7/manage", signedIn("company"));
  await waitFor(async () => expect(await heading()).toBe("Job /company/jobs/7/manage"));
});

test("a redirect to another site is ignored", async () => {
  open("/signin?redirect=//example.com", signedIn("company"));
  await waitFor(async () => expect(await heading()).toBe("Company /company/dashboard"));
});

test("a page shows only its title until the session is known", async () => {
  open("/candidate/profile", loading);
  expect(await screen.findByRole("status", { name: "Loading the page" })).toBeDefined();
  expect(await heading()).toBe("Awaited page");
  expect(document.title).toBe("Awaited page | Fairmatch");
});

test("an unknown address shows the not-found page with a link home", async () => {
  open("/nowhere", signedOut);
  expect(await heading()).toBe("Page not found");
  expect(screen.getByText("404")).toBeDefined();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("the header and footer link to the public pages", async () => {
  open("/", signedOut);
  await screen.findByRole("heading", { level: 1 });
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  for (const page of ["/signin", "/about", "/help", "/privacy"]) expect(links).toContain(page);
});
