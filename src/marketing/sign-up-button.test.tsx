import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { HomePage } from "@/marketing/home/home-page";
import { renderWith } from "../../tests/support/render-with.tsx";

// jsdom doesn't know the surrounding element.
vi.mock("@/marketing/home/look-around", () => ({ LookAround: () => null }));
vi.mock("@/lib/call-procedure", () => ({ callProcedure: () => new Promise(() => {}) }));

const user = { id: "1", email: "nadia@example.com" };
const actions = { refreshRole: async () => {}, signOut: async () => true };

/** The home page's links for an auth state. */
function linksFor(state: AuthState): string[] {
  renderWith(
    <AuthContext value={{ ...state, ...actions }}>
      <HomePage />
    </AuthContext>,
  );
  return screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}

test("visitors see links to join", () => {
  expect(linksFor({ status: "signed-out", user: null, role: null })).toEqual([
    "Join Today /signup",
    "Sign In /signin",
    "All jobs /jobs",
    "Get Started /signup?role=candidate",
    "Register Company /signup?role=company",
    "Learn More about the match /about",
  ]);
});

test("a signed-in company gets links to its dashboard, pricing and jobs", () => {
  const own = "Go to your dashboard /company/dashboard";
  expect(linksFor({ status: "signed-in", user, role: "company" })).toEqual([
    own,
    "See pricing /pricing",
    "See their jobs /jobs",
  ]);
});

test.each(["candidate", "admin"] as const)("a signed-in %s gets links to the dashboard instead", (role) => {
  const own = `Go to your dashboard /${role}/dashboard`;
  expect(linksFor({ status: "signed-in", user, role })).toEqual([
    own,
    "All jobs /jobs",
    ...(role === "admin" ? [] : [own]),
    "Learn More about the match /about",
  ]);
});

test("no sign-up link shows while the session is loading", () => {
  expect(linksFor({ status: "loading", user: null, role: null })).toEqual([
    "All jobs /jobs",
    "Learn More about the match /about",
  ]);
});
