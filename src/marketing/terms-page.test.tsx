import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../tests/support/render-with.tsx";

vi.mock("@contracts/operator", async (original) => {
  const { operator, ...rest } = await original<typeof import("@contracts/operator")>();
  const register = { id: "register", title: "Register", paragraphs: ["See [our entry](https://example.com/42)."] };
  return { ...rest, operator: { ...operator, legal: { terms: [register] } } };
});
vi.mock("@/lib/site-settings", () => ({
  useSiteSettings: () => ({ operatorName: "Rowanfield Hiring", operatorAddress: null, supportEmail: "a@example.com" }),
}));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ role: null }) }));
vi.resetModules();
const { TermsPage } = await import("@/marketing/terms-page");

test("the terms name who runs the site, and end with what the operator adds, listed like our own parts", () => {
  renderWith(<TermsPage />);
  expect(screen.getByText("Rowanfield Hiring")).toBeTruthy();
  const added = screen.getByRole("region", { name: "Register" });
  expect(added.id).toBe("register");
  expect(within(added).getByRole("link", { name: "our entry" }).getAttribute("href")).toBe("https://example.com/42");
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(within(contents).getByRole("link", { name: "Register" }).getAttribute("href")).toContain("#register");
});
