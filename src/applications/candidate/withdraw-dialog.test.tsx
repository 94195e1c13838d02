import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { readingKey } from "@/lib/procedure-query";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (name: string) => call(name) }));
vi.mock("@/lib/reader-zone", () => ({ useReaderZone: () => ["America/Denver", () => {}] }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
const { WithdrawDialog } = await import("@/applications/candidate/withdraw-dialog");

const application = {
  id: "application",
  attempt: 1,
  job: { title: "Engineer", company: { name: "Brackenline" } },
} as CandidateApplicationDetail;
const open = {
  get_offers: { offers: [{ state: "declined" }, { state: "open" }] },
  get_interviews: {
    proposals: [{ state: "open" }],
    interviews: [
      { state: "confirmed", starts_at: "2099-11-24T17:00:00Z" },
      { state: "cancelled", starts_at: "2099-11-25T17:00:00Z" },
    ],
  },
};

async function show() {
  const client = new QueryClient();
  const onClose = vi.fn();
  const { unmount } = renderWith(<WithdrawDialog application={application} onClose={onClose} />, {
    client,
    owner: "me",
  });
  await screen.findByRole("dialog");
  return { client, onClose, unmount };
}
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /In your own words/ });
const withdraw = () => userEvent.click(screen.getByRole("button", { name: "Withdraw application" }));

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  call.mockImplementation(async (name: keyof typeof open) => open[name] ?? { id: "application" });
});

it("lists what ends with the application", async () => {
  await show();
  const ends = await screen.findByText(/^Your offer ends\./);
  await waitFor(() =>
    expect(ends.textContent).toMatch(
      /^Your offer ends\. The interview on Tue, Nov 24.*10:00 AM.* is canceled\. The proposed times are withdrawn\.$/,
    ),
  );
  expect(ends.textContent).not.toContain("Nov 25");
});

it("mentions no endings when nothing is open", async () => {
  call.mockImplementation(async (name) => (name === "get_offers" ? { offers: [] } : { proposals: [], interviews: [] }));
  await show();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.queryByText("What else ends")).toBeNull();
});

it("refetches offers, interviews and messages after withdrawing", async () => {
  const { client, onClose } = await show();
  const keys = [
    readingKey("get_offers", { p_application_id: "application" }),
    readingKey("get_interviews", { p_application_id: "application" }),
    readingKey("get_conversation", { p_application_id: "application" }),
  ];
  for (const key of keys) client.setQueryData(key, {});
  await withdraw();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // The messages visible here are already read.
  expect(call.mock.calls.filter(([name]) => name in open)).toHaveLength(4);
  expect(client.getQueryState(readingKey("get_conversation", { p_application_id: "application" }))?.isInvalidated).toBe(
    true,
  );
});

it("keeps the message when closed, until it is sent", async () => {
  const first = await show();
  await userEvent.type(words(), "Moving away");
  first.unmount();
  const again = await show();
  await waitFor(() => expect(words().value).toBe("Moving away"));
  await withdraw();
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  again.unmount();
  await show();
  expect(words().value).toBe("");
});

it("shows a refused message at its field, and keeps it", async () => {
  const message = "The conversation is blocked, so you can't send a message. Leave this empty";
  const { onClose } = await show();
  call.mockRejectedValue(new AppError({ code: "validation", message, status: 422, fields: { message } }));
  await userEvent.type(words(), "Moving away");
  await withdraw();
  await waitFor(() => expect(words().getAttribute("aria-invalid")).toBe("true"));
  expect(document.getElementById(words().getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toBe(
    message,
  );
  expect(words().value).toBe("Moving away");
  expect(onClose).not.toHaveBeenCalled();
});
