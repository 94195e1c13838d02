import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { ContactPage } from "@/features/marketing/contact-page";

vi.mock("@/config/env", () => ({ getEnv: () => ({ VITE_SUPPORT_EMAIL: "support@example.com" }) }));

const actions = { refreshRole: async () => {}, signOut: async () => true };
function open(state: AuthState) {
  render(
    <AuthContext value={{ ...state, ...actions }}>
      <ContactPage />
    </AuthContext>,
    { wrapper: MemoryRouter },
  );
}
const addressOf = (name: string) => decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");

test("names the address of the settings, to press and to copy, and says what to write", () => {
  open({ status: "signed-out", user: null, role: null });
  expect(addressOf("Write to support")).toBe("mailto:support@example.com");
  expect(screen.getByText("support@example.com")).toBeTruthy();
  expect(addressOf("A plan for your company")).toBe("mailto:support@example.com?subject=A plan for your company");
  expect(addressOf("Choose a new one")).toBe("/forgot-password");
});

test("a mail of somebody signed in says which account it is about", () => {
  open({ status: "signed-in", user: { id: "1", email: "owen&co@example.com" }, role: "company" });
  expect(addressOf("A registration")).toContain("Written from the account owen&co@example.com");
  expect(screen.queryByRole("link", { name: "Choose a new one" })).toBeNull();
});
