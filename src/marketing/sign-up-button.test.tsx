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

test("visitors are asked to join", () => {
  expect(linksFor({ status: "signed-out", user: null, role: null })).toEqual([
    "Join Today /signup",
    "Sign In /signin",
    "All jobs /jobs",
    "Get Started /signup?role=candidate",
    "Register Company /signup?role=company",
    "Learn More about the match /about",
  ]);
});

test("a signed-in company, which sees the side of who is hiring, is led to the dashboard", () => {
  const own = "Go to your dashboard /company/dashboard";
  expect(linksFor({ status: "signed-in", user, role: "company" })).toEqual([
    own,
    "See pricing /pricing",
    "See their jobs /jobs",
  ]);
});

test.each(["candidate", "admin"] as const)("a signed-in %s is led to the dashboard instead", (role) => {
  const own = `Go to your dashboard /${role}/dashboard`;
  expect(linksFor({ status: "signed-in", user, role })).toEqual([
    own,
    "All jobs /jobs",
    ...(role === "admin" ? [] : [own]),
    "Learn More about the match /about",
  ]);
});

test("no question shows while the session is looked up", () => {
  expect(linksFor({ status: "loading", user: null, role: null })).toEqual([
    "All jobs /jobs",
    "Learn More about the match /about",
  ]);
});
