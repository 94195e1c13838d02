import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { QueryClient } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { pressAgain } from "../../../../tests/support/press-again.ts";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const interview: InterviewScorecards = {
  interview_id: "interview",
  application_id: "application",
  candidate_name: "Casey Park",
  job_id: "job",
  job_title: "Engineer",
  starts_at: "2026-11-24T14:30:00Z",
  minutes: 45,
  is_cancelled: false,
  is_needed: true,
  criteria: ["Node.js", "Explains 'why'"],
  people: [
    { name: "Sam", is_me: true, has_sent: false },
    { name: "Marcus Ode", is_me: false, has_sent: true },
  ],
  cards: null,
  draft: null,
  can: { write: true, edit: false, say_needed: true, change_criteria: false },
};

const works = async (name: string) => ({
  data: name === "save_scorecard_draft" ? "2026-11-24T15:12:00Z" : interview,
  error: null,
});
const onClose = vi.fn();
const client = new QueryClient();
const show = (more: Partial<InterviewScorecards> = {}) => {
  const host = (changed: Partial<InterviewScorecards>) => (
    <ScorecardDialog
      applicationId="application"
      name="Casey Park"
      interview={{ ...interview, ...changed }}
      onClose={onClose}
    />
  );
  const shown = renderWith(host(more), { client, owner: "me" });
  return { unmount: shown.unmount, change: (criteria: string[]) => shown.rerender(host({ criteria })) };
};

const group = (name: RegExp) => screen.findByRole("radiogroup", { name });
const mark = async (criterion: RegExp, name: string) =>
  userEvent.click(within(await group(criterion)).getByRole("radio", { name }));
const submit = () => screen.getByRole("button", { name: "Submit" });
const sent = () => rpc.mock.calls.filter(([name]) => name === "send_scorecard").map(([, args]) => args);
const drafts = () => rpc.mock.calls.filter(([name]) => name === "save_scorecard_draft").map(([, args]) => args);
beforeEach(() => {
  rpc.mockReset();
  onClose.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("requires only a recommendation, moves focus there, and sends nothing without it", async () => {
  show();
  await mark(/Explains/, "No");
  await userEvent.click(submit());
  // Above the fields and at its field.
  expect(await screen.findAllByText("Choose a recommendation")).toHaveLength(2);
  const asked = await group(/^Overall recommendation/);
  expect(document.activeElement).toBe(within(asked).getByRole("radio", { name: "Strong no" }));
  expect(within(asked).queryByRole("radio", { checked: true })).toBeNull();
  expect(sent()).toEqual([]);
  expect(screen.getByText("Only your team. You’ll see Marcus’s after you submit yours.")).toBeTruthy();
});

it("works by keyboard alone; unanswered counts as not assessed, and Enter submits nothing", async () => {
  rpc.mockImplementation(works);
  // jsdom has none, and the radio group's keys need it.
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/["\\]/g, "\\$&") });
  show();
  within(await group(/Node/))
    .getByRole("radio", { name: "Yes" })
    .focus();
  await userEvent.keyboard(" {ArrowRight}{Enter}");
  expect(within(await group(/Node/)).getByRole<HTMLInputElement>("radio", { name: "Partly" }).checked).toBe(true);
  expect(sent()).toEqual([]);
  within(await group(/^Overall/))
    .getByRole("radio", { name: "Strong no" })
    .focus();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  await userEvent.click(submit());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      p_id: expect.any(String),
      p_interview_id: "interview",
      p_marks: [
        { criterion: "Node.js", mark: "partly" },
        { criterion: "Explains 'why'", mark: "not_assessed" },
      ],
      p_recommendation: "yes",
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

it("saves the draft to the account while typing, and once more on close", async () => {
  rpc.mockImplementation(works);
  const { unmount } = show();
  await mark(/Node/, "Yes");
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  const marks = [
    { criterion: "Node.js", mark: "yes" },
    { criterion: "Explains 'why'", mark: null },
  ];
  expect(drafts()).toEqual([{ p_interview_id: "interview", p_marks: marks, p_recommendation: null }]);
  await userEvent.type(screen.getByRole("textbox", { name: /^Notes/ }), "Streams.");
  unmount();
  await vi.waitFor(() => expect(drafts().at(-1)).toMatchObject({ p_marks: marks, p_words: "Streams." }));
});

const refused = {
  data: null,
  error: { code: "PT500", message: "Please try again later.", details: null, hint: null },
};
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notes/ });
const draftAt = (saved_at: string, words: string) => ({ marks: [], recommendation: null, words, saved_at });

it("says that a save failed, retries it on close, and restores the typed text", async () => {
  rpc.mockImplementation(works);
  const { unmount } = show();
  // All at the same time: with slow typing, a part would be saved earlier.
  await userEvent.click(notes());
  await userEvent.paste("Streams.");
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  rpc.mockResolvedValue(refused);
  await userEvent.paste(" Calm.");
  expect(await screen.findByText("Couldn’t save the draft")).toBeTruthy();
  const tried = drafts().length;
  unmount();
  await vi.waitFor(() => expect(drafts()).toHaveLength(tried + 1));
  expect(drafts().at(-1)).toMatchObject({ p_words: "Streams. Calm." });
  // The account's draft is the first save.
  show({ draft: draftAt("2026-11-24T15:12:00Z", "Streams.") });
  await vi.waitFor(() => expect(notes().value).toBe("Streams. Calm."));
});

it("prefers a newer draft from another device", async () => {
  rpc.mockImplementation(works);
  const { unmount } = show();
  await userEvent.type(notes(), "Streams.");
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  unmount();
  show({ draft: draftAt("2026-11-24T15:13:00Z", "From the phone.") });
  expect(notes().value).toBe("From the phone.");
});

it("restores a draft from another device", async () => {
  const draft = {
    marks: [{ criterion: "Node.js", mark: "no" as const }],
    ...{ recommendation: "strong_no" as const, words: "Late.", saved_at: "2026-11-24T15:12:00Z" },
  };
  show({ draft });
  expect(within(await group(/Node/)).getByRole<HTMLInputElement>("radio", { name: "No" }).checked).toBe(true);
  expect(within(await group(/^Overall/)).getByRole<HTMLInputElement>("radio", { name: "Strong no" }).checked).toBe(
    true,
  );
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notes/ }).value).toBe("Late.");
  expect(rpc).not.toHaveBeenCalled();
});

it("edits a submitted scorecard without saving a draft", async () => {
  rpc.mockImplementation(works);
  const own = {
    ...{ id: "card", author_name: "Sam", is_mine: true, sent_at: interview.starts_at, edited_at: null },
    ...{ recommendation: "no" as const, words: "Late." },
    marks: [{ criterion: "Node.js", mark: "no" as const }],
  };
  show({ cards: [own], can: { ...interview.can, write: false, edit: true } });
  await mark(/Node/, "Yes");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(rpc.mock.calls.map(([name]) => name)).toEqual(["edit_scorecard"]);
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({
    p_recommendation: "no",
    p_words: "Late.",
    p_marks: [{ mark: "yes" }, {}],
  });
});

it("keeps a scorecard that failed to send, retries it with the same id, and changed text with a new one", async () => {
  rpc.mockResolvedValue({
    data: null,
    error: { code: "PT500", message: "Please try again later.", details: null, hint: null },
  });
  show();
  await mark(/^Overall/, "Yes");
  await userEvent.type(screen.getByRole("textbox", { name: /^Notes/ }), "Good");
  await userEvent.click(submit());
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await pressAgain(submit);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
  await vi.waitFor(() => expect(submit().getAttribute("aria-busy")).toBeNull());
  await userEvent.type(screen.getByRole("textbox", { name: /^Notes/ }), " day");
  await pressAgain(submit);
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ p_words: "Good day" });
  expect(sent()[2].p_id).not.toBe(sent()[0].p_id);
});

it("keeps answers when the criteria change, and sends those that remain", async () => {
  rpc.mockImplementation(works);
  const { change } = show();
  await mark(/Node/, "Yes");
  await mark(/^Overall/, "Yes");
  change(["Node.js", "Listens"]);
  await mark(/Listens/, "No");
  await userEvent.click(submit());
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([
      {
        p_marks: [
          { criterion: "Node.js", mark: "yes" },
          { criterion: "Listens", mark: "no" },
        ],
      },
    ]),
  );
});
