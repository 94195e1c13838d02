import type { SuspendedAccount } from "@contracts/administration/suspension";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Suspended } from "@/accounts/public/suspended";
import { renderWith } from "../../../tests/support/render-with.tsx";

vi.mock("@/lib/site-settings", () => ({ useSiteSettings: () => ({ supportEmail: "support@example.com" }) }));

const account: SuspendedAccount = {
  code: "account_suspended",
  since: "2026-11-09T10:00:00Z",
  words: "Two companies told us the certificates aren't yours.",
  is_staff: false,
  applications: 7,
};
const back = vi.fn();
const show = (given: Partial<SuspendedAccount> = {}) =>
  renderWith(<Suspended account={{ ...account, ...given }} email="luca@example.com" onBack={back} />);

it("shows when and why the account was suspended and which data stays, with links to support and sign-in", async () => {
  const { container } = show();
  expect(document.activeElement?.textContent).toBe("Your account is suspended");
  expect(container.textContent).toContain("An administrator suspended luca@example.com on Nov 9");
  expect(screen.getByText(account.words)).toBeTruthy();
  expect(screen.getByText(/^Your profile and your 7 applications are kept\./)).toBeTruthy();
  const support = screen.getByRole("link", { name: "Write to support" });
  expect(support.getAttribute("href")).toBe("mailto:support@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(back).toHaveBeenCalledOnce();
});

it("mentions applications only to people who submitted some", () => {
  show({ applications: 0 });
  expect(screen.getByText(/^Your profile is kept\./)).toBeTruthy();
  cleanup();
  show({ is_staff: true });
  expect(screen.getByText("Your company has been notified. Your work there is kept.")).toBeTruthy();
});
