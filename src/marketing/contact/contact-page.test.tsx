import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { AppError } from "@/lib/app-error";
import { ContactPage } from "@/marketing/contact/contact-page";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const settings = vi.hoisted(() => ({
  supportEmail: "support@example.com",
  operatorName: null as string | null,
  operatorAddress: "214 Larimer Street, Denver, CO 80202",
}));
vi.mock("@/lib/site-settings", () => ({ useSiteSettings: () => settings }));
const callProcedure = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure }));

const actions = { refreshRole: async () => {}, signOut: async () => true };
const nobody: AuthState = { status: "signed-out", user: null, role: null };
function open(state: AuthState = nobody) {
  return renderWith(
    <AuthContext value={{ ...state, ...actions }}>
      <ContactPage />
    </AuthContext>,
  );
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
async function write() {
  await userEvent.type(field(/Email/), "ada@example.com");
  await userEvent.selectOptions(screen.getByRole("combobox"), "Something doesn't work");
  await userEvent.type(field(/Message/), "The page is empty.");
}
const button = () => screen.getByRole("button", { name: "Send message" });
const send = () => userEvent.click(button());

beforeEach(() => {
  sessionStorage.clear();
  callProcedure.mockReset().mockResolvedValue(null);
});

test("the page shows the support address, and the operator if one is set", () => {
  const { unmount } = open();
  expect(screen.getAllByRole("link", { name: "support@example.com" })[0]?.getAttribute("href")).toBe(
    "mailto:support@example.com",
  );
  expect(screen.queryByText(/This installation is run by/)).toBeNull();
  expect(screen.queryByRole("link", { name: /in settings/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Choose a new one" }).getAttribute("href")).toBe("/forgot-password");
  unmount();
  settings.operatorName = "Rowanfield Hiring";
  open();
  expect(screen.getByText("Rowanfield Hiring").parentElement?.textContent).toContain("214 Larimer Street");
  settings.operatorName = null;
});

test("administrators get a link to set the operator", () => {
  open({ status: "signed-in", user: { id: "1", email: "amelia@example.com" }, role: "admin" });
  expect(screen.getByRole("link", { name: /in settings/ }).getAttribute("href")).toBe("/admin/settings");
});

test("missing fields are reported together, and nothing is sent", async () => {
  open();
  await send();
  expect(await screen.findByText("3 things need your attention")).toBeTruthy();
  expect(document.activeElement).toBe(field(/Email/));
  expect(callProcedure).not.toHaveBeenCalled();
});

test("a retry uses the same id, and a new message another one", async () => {
  open();
  await write();
  expect(screen.getByText(/The page you were on/)).toBeTruthy();
  const lost = new AppError({ code: "network", status: 0, message: "No network" });
  callProcedure.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await send();
  await waitFor(() => expect(callProcedure).toHaveBeenCalledTimes(2));
  await pressAgain(button);
  await waitFor(() => expect(callProcedure).toHaveBeenCalledTimes(3));
  const ids = callProcedure.mock.calls.map(([, args]) => args.p_id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(callProcedure).toHaveBeenCalledWith("send_contact_message", {
    p_id: expect.any(String),
    p_message: expect.objectContaining({ email: "ada@example.com", topic: "fault", words: "The page is empty." }),
  });
  const said = await screen.findByRole("heading", { name: "Message sent" });
  expect(document.activeElement).toBe(said);
  await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
  expect(field(/Message/).value).toBe("");
  await write();
  await send();
  await waitFor(() => expect(callProcedure).toHaveBeenCalledTimes(4));
  expect(callProcedure.mock.calls[3]?.[1].p_id).not.toBe(ids[0]);
});

test("a visitor's text is restored after a reload", async () => {
  const { unmount } = open();
  await write();
  unmount();
  open();
  expect(field(/Message/).value).toBe("The page is empty.");
});

test("signed-in people have their email filled in", () => {
  open({ status: "signed-in", user: { id: "1", email: "owen&co@example.com" }, role: "company" });
  expect(field(/Email/).value).toBe("owen&co@example.com");
  expect(screen.queryByRole("link", { name: "Choose a new one" })).toBeNull();
});
