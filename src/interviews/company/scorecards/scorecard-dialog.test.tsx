import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { QueryClient } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { pressAnew } from "../../../../tests/support/press-anew.ts";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const interview: InterviewScorecards = {
  interview_id: "interview",
  starts_at: "2026-11-24T14:30:00Z",
  minutes: 45,
  is_cancelled: false,
  criteria: ["Node.js", "Explains 'why'"],
  people: [{ name: "Sam", is_me: true, has_sent: false }],
  summary: null,
  cards: null,
  can: { write: true, change_criteria: false },
};

const onClose = vi.fn();
function Host({ criteria = interview.criteria }: { criteria?: string[] }) {
  return (
    <ScorecardDialog
      applicationId="application"
      jobId="job"
      name="Casey"
      interview={{ ...interview, criteria }}
      onClose={onClose}
    />
  );
}
const client = new QueryClient();
const show = (criteria?: string[]) => {
  const host = (next?: string[]) => <Host {...(next && { criteria: next })} />;
  const shown = renderWith(host(criteria), { client, owner: "me" });
  return { unmount: shown.unmount, change: (next: string[]) => shown.rerender(host(next)) };
};

const group = (name: RegExp) => screen.findByRole("radiogroup", { name });
const mark = async (criterion: RegExp, name: string) =>
  userEvent.click(within(await group(criterion)).getByRole("radio", { name }));
const send = () => screen.getByRole("button", { name: "Send scorecard" });
const argumentsOf = (call: number) =>
  rpc.mock.calls[call]?.[1] as { p_id: string; p_marks: object[]; p_words?: string };

beforeEach(() => {
  rpc.mockReset();
  onClose.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("asks for a mark of each criterion, goes to the first that has none, and sends nothing", async () => {
  show();
  await mark(/Explains/, "No");
  await userEvent.click(send());
  // Above the fields and at its field: which one it is, nothing else says there.
  expect(await screen.findAllByText("Choose what you saw of “Node.js”")).toHaveLength(2);
  expect(document.activeElement).toBe(within(await group(/Node/)).getByRole("radio", { name: "Yes" }));
  expect(rpc).not.toHaveBeenCalled();
});

it("is filled in by keyboard alone, and Enter on a mark does not send it", async () => {
  rpc.mockResolvedValue({ data: interview, error: null });
  // jsdom has none, and the keys of a radio group ask for it.
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/["\\]/g, "\\$&") });
  show();
  const first = within(await group(/Node/)).getByRole("radio", { name: "Yes" });
  first.focus();
  await userEvent.keyboard(" {ArrowRight}{Enter}");
  expect(within(await group(/Node/)).getByRole<HTMLInputElement>("radio", { name: "Partly" }).checked).toBe(true);
  expect(rpc).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("Named two of three.");
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowLeft}");
  expect(within(await group(/Explains/)).getByRole<HTMLInputElement>("radio", { name: "Not seen" }).checked).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard("Kind.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(rpc).toHaveBeenCalledExactlyOnceWith("send_scorecard", {
    p_id: expect.any(String),
    p_interview_id: "interview",
    p_marks: [
      { criterion: "Node.js", mark: "partly", words: "Named two of three." },
      { criterion: "Explains 'why'", mark: "not_seen", words: null },
    ],
    p_words: "Kind.",
  });
  expect(sessionStorage.length).toBe(0);
});

it("keeps what was typed for another visit", async () => {
  const { unmount } = show();
  await mark(/Node/, "Yes");
  await userEvent.type(await screen.findByRole("textbox", { name: /^What showed it for Node/ }), "Streams.");
  unmount();
  show();
  const words = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^What showed it for Node/ });
  expect(words.value).toBe("Streams.");
  expect(within(await group(/Node/)).getByRole<HTMLInputElement>("radio", { name: "Yes" }).checked).toBe(true);
});

it("that could not be sent stays as it was; again it is the same, and with other words another one", async () => {
  rpc.mockResolvedValue({
    data: null,
    error: { code: "PT500", message: "Please try again later.", details: null, hint: null },
  });
  show();
  await mark(/Node/, "Yes");
  await mark(/Explains/, "Yes");
  await userEvent.type(screen.getByRole("textbox", { name: /^Anything else/ }), "Good");
  await userEvent.click(send());
  await vi.waitFor(() => expect(rpc).toHaveBeenCalledTimes(1));
  await pressAnew(send);
  await vi.waitFor(() => expect(rpc).toHaveBeenCalledTimes(2));
  expect(argumentsOf(1)).toEqual(argumentsOf(0));
  await vi.waitFor(() => expect(send().getAttribute("aria-busy")).toBeNull());
  await userEvent.type(screen.getByRole("textbox", { name: /^Anything else/ }), " day");
  await pressAnew(send);
  await vi.waitFor(() => expect(rpc).toHaveBeenCalledTimes(3));
  expect(argumentsOf(2)).toMatchObject({ p_words: "Good day" });
  expect(argumentsOf(2).p_id).not.toBe(argumentsOf(0).p_id);
  expect(onClose).not.toHaveBeenCalled();
});

it("keeps the marks of criteria that stay when the others change", async () => {
  rpc.mockResolvedValue({ data: interview, error: null });
  const { change } = show();
  await mark(/Node/, "Yes");
  await mark(/Explains/, "No");
  change(["Listens", "Node.js"]);
  await mark(/Listens/, "Partly");
  expect(screen.queryByRole("radiogroup", { name: /Explains/ })).toBeNull();
  await userEvent.click(send());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(argumentsOf(0).p_marks).toEqual([
    { criterion: "Listens", mark: "partly", words: null },
    { criterion: "Node.js", mark: "yes", words: null },
  ]);
});

it("takes words where nothing is to be marked, and asks for them", async () => {
  show([]);
  await userEvent.click(await screen.findByRole("button", { name: "Send scorecard" }));
  expect(await screen.findAllByText("Write what you found")).toHaveLength(2);
});
