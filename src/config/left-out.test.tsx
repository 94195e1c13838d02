import { screen } from "@testing-library/react";
import { Handshake } from "lucide-react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../tests/support/render-with.tsx";

// The test's browser does not know the element around it.
vi.mock("@/marketing/home/look-around", () => ({ LookAround: () => null }));
vi.mock("@/lib/call-procedure", () => ({ callProcedure: () => new Promise(() => {}) }));
vi.mock("@contracts/operator", async (original) => {
  const { operator, ...rest } = await original<typeof import("@contracts/operator")>();
  return {
    ...rest,
    operator: { ...operator, pages: { ...operator.pages, blog: false, companySignUp: false, partners: false } },
  };
});
vi.resetModules();
const { AuthContext } = await import("@/auth/auth-context");
const { routes } = await import("@/app/routes/registry");
const { footerColumns } = await import("@/app/layouts/public-links");
const { AppLink } = await import("@/components/ui/app-link");
const { LinkButton } = await import("@/components/ui/button");
const { LinkRow } = await import("@/components/ui/link-row");
const { Words } = await import("@/marketing/words");
const { topics } = await import("@/marketing/help/topics");
const { planLines } = await import("@/plans/model/plan-words");
const { notificationTarget } = await import("@/notifications/model/notification-target");
const { readSignUpInvitation } = await import("@/accounts/model/sign-up-invitation");
const { HomePage } = await import("@/marketing/home/home-page");

test("an omitted page has no route and no links, and other pages stay", () => {
  const patterns = routes.map(({ path }) => path.pattern);
  expect(patterns.filter((pattern) => pattern.startsWith("/blog"))).toEqual([]);
  expect(patterns).toContain("/pricing");
  const footer = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));
  expect(footer).not.toContain("/blog");
  expect(footer).not.toContain("/signup?role=company");
  for (const gone of ["/company/partners", "/admin/company-partnerships"]) expect(patterns).not.toContain(gone);
  expect(footer).toContain("/careers");
});

test("links to an omitted page become text, and buttons disappear", () => {
  renderWith(
    <>
      <AppLink to="/blog/how-the-order-comes-about">the order</AppLink>
      <AppLink to="/blogger">a blogger</AppLink>
      <LinkButton to="/blog?from=home">Read</LinkButton>
    </>,
  );
  expect(screen.getByText("the order").closest("a")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["a blogger"]);
  expect(screen.queryByText("Read")).toBeNull();
});

test("rows and sentences about an omitted page disappear", () => {
  renderWith(
    <>
      <LinkRow to="/company/partners" icon={Handshake} label="Partners" text="Who shares with you" />
      <p>
        <Words>Companies have a plan. It has [partners](/company/partners), too. Candidates pay nothing.</Words>
      </p>
    </>,
  );
  expect(screen.queryByText("Partners")).toBeNull();
  expect(screen.getByText("Companies have a plan. Candidates pay nothing.")).toBeTruthy();
});

test("help topics, plan parts and notifications about omitted pages are left out", () => {
  expect(topics.map(({ slug }) => slug)).not.toContain("register-a-company");
  expect(planLines("pro").map(({ part }) => part)).not.toContain("partners");
  expect(notificationTarget({ type: "partnership_changed", data: {} })).toBeNull();
});

test("sign-up creates candidate accounts, and company accounts only by invitation", () => {
  const read = (search: string) => readSignUpInvitation(new URLSearchParams(search));
  expect(read("").role).toBe("candidate");
  expect(read("role=company")).toMatchObject({ role: "candidate", lead: expect.stringContaining("by invitation") });
  expect(read("role=company&invitation=abc").role).toBe("company");
});

test("the home page addresses only candidates", () => {
  const visitor = { status: "signed-out", user: null, role: null } as const;
  renderWith(
    <AuthContext value={{ ...visitor, refreshRole: async () => {}, signOut: async () => true }}>
      <HomePage />
    </AuthContext>,
  );
  expect(screen.queryByText("I am hiring")).toBeNull();
  expect(screen.queryByRole("link", { name: "Register Company" })).toBeNull();
  expect(screen.getByRole("link", { name: "Get Started" })).toBeTruthy();
});
