import type { ApplicationInterviews, Interview } from "@contracts/interviews/interview";
import { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { readingKey } from "@/lib/procedure-query";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const { NextInterview } = await import("@/interviews/shared/next-interview");

const starts_at = new Date(Math.floor(Date.now() / 3_600_000 + 72) * 3_600_000).toISOString();
const standing = {
  id: "i",
  state: "confirmed",
  starts_at,
  minutes: 45,
  place_kind: "phone",
  place: "+1 303 555 0100",
  people: [],
  sequence: 0,
  reason: null,
  changed_at: starts_at,
  changes: [],
  can: { move: true, ask_move: true, cancel: true },
} as unknown as Interview;
const picked = { interview_id: "i", state: "picked", picked: starts_at, slots: [], can: {} };
const having = (change: Partial<Interview> = {}) =>
  ({ proposals: [picked], interviews: [{ ...standing, ...change }], can: {} }) as unknown as ApplicationInterviews;

const client = new QueryClient();
let now: ApplicationInterviews;
const show = () => {
  client.setQueryData(readingKey("get_interviews", { p_application_id: "a" }), now);
  return renderWith(
    <NextInterview side="company" applicationId="a" candidateName="Grace Adeyemo" companyName="Brackenline" />,
    { client, owner: "me" },
  );
};
const choose = async (what: string) => {
  await userEvent.click(await screen.findByRole("button", { name: /^Change the interview/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: what }));
  await screen.findByRole("dialog");
};

beforeEach(() => {
  sessionStorage.clear();
  client.clear();
  now = having();
  call.mockReset();
  call.mockImplementation(async (name: string) => {
    if (name === "get_busy_times") return [];
    return name === "keep_time_zone" ? { zone: "UTC" } : now;
  });
});

it("keeps a dialog open with its text if the interview is canceled by the other side", async () => {
  show();
  await choose("Move or change it now");
  await userEvent.type(screen.getByRole("textbox", { name: "Why" }), "The room is taken.");
  now = having({ state: "cancelled", reason: "I have found a job.", can: {} as Interview["can"] });
  await act(() => client.invalidateQueries({ queryKey: readingKey("get_interviews", { p_application_id: "a" }) }));
  await screen.findByText(/was canceled/);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why" }).value).toBe("The room is taken.");
});

it.each(["Ask for another time", "Cancel the interview"])(
  "%s reopens with the text that was typed before closing",
  async (what) => {
    show();
    await choose(what);
    await userEvent.type(screen.getByRole("textbox"), "I am ill.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose(what);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("I am ill.");
  },
);

it("says whether the interview was moved or only changed", () => {
  const change = {
    what: "moved",
    starts_at,
    reason: "I am ill.",
    changed_by: "company",
    changed_at: starts_at,
  } as const;
  now = having({ sequence: 1, reason: "I am ill.", changes: [change] });
  const { unmount } = show();
  expect(screen.getByText("Changed: I am ill.")).toBeTruthy();
  unmount();
  const later = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  now = having({ sequence: 1, reason: "I am ill.", starts_at: later, changes: [{ ...change, starts_at: later }] });
  show();
  expect(screen.getByText("Moved: I am ill.")).toBeTruthy();
});
