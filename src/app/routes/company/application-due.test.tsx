import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { scorecardsQuery } from "@/interviews/data/scorecards";
import { offersQuery } from "@/offers/data/offers";
import { renderWith } from "../../../../tests/support/render-with.tsx";

vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/lib/reader-zone", () => ({ useReaderZone: () => ["UTC"] }));
vi.mock("@/interviews/company/scorecards/scorecard-dialog", () => ({
  ScorecardDialog: ({ interview, onSubmitted }: { interview: { interview_id: string }; onSubmitted: () => void }) => (
    <dialog open>
      <button type="button" onClick={onSubmitted}>{`Submit ${interview.interview_id}`}</button>
    </dialog>
  ),
}));

const { ApplicationDue } = await import("@/app/routes/company/application-due");

const application = {
  id: "a",
  candidate: { first_name: "Hana" },
  job: { id: "job" },
  can: { note: true, talk: true },
} as CompanyApplicationDetail;

const interview = (starts_at: string, rest: object = {}) => ({
  id: starts_at,
  starts_at,
  minutes: 45,
  state: "confirmed",
  place_kind: "video",
  place: "https://meet.example.com/talk",
  people: [
    { user_id: "me", name: "Olive" },
    { user_id: "p", name: "Priya Valluri" },
  ],
  ...rest,
});

const Place = () => <output>{useLocation().pathname}</output>;

const scorecard = {
  interview_id: "i",
  starts_at: "2026-11-23T10:00:00Z",
  is_cancelled: false,
  is_needed: true,
  draft: null,
  people: [
    { name: "Olive", is_me: true, has_sent: false },
    { name: "Marcus", is_me: false, has_sent: true },
  ],
  can: { write: true },
};

interface Given {
  interviews?: object[];
  scorecards?: object[];
  offers?: object[];
}
function show({ interviews = [], scorecards = [], offers = [] }: Given) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(interviewsQuery("a").queryKey, { interviews, proposals: [], can: { propose: true } } as never);
  client.setQueryData(scorecardsQuery("a").queryKey, scorecards as never);
  client.setQueryData(offersQuery("a").queryKey, {
    offers,
    pay_period: "year",
    other_applications: null,
    can: { make: true },
  } as never);
  const shown = renderWith(
    <>
      <ApplicationDue application={application} />
      <Place />
    </>,
    { client },
  );
  return { ...shown, client };
}

beforeEach(() => {
  // Only the date: fake animation frames would stay stopped for later files.
  vi.useFakeTimers({ now: new Date("2026-11-26T08:18:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows an interview today, with Join starting 15 minutes before", () => {
  const { unmount } = show({ interviews: [interview("2026-11-26T08:30:00Z")] });
  screen.getByText("Next interview, in 12 min");
  screen.getByText("Today, 8:30–9:15 AM");
  screen.getByText("Video call with you and Priya Valluri");
  expect(screen.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("https://meet.example.com/talk");
  unmount();
  show({ interviews: [interview("2026-11-26T15:00:00Z")] });
  screen.getByText("Next interview");
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows the location instead of Join for an interview in person", () => {
  show({ interviews: [interview("2026-11-26T08:00:00Z", { place_kind: "in_person", place: "12 Main St" })] });
  screen.getByText("Interview, now");
  screen.getByText("In person, 12 Main St with you and Priya Valluri");
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows a scorecard that is due and who submitted theirs, and an open offer", () => {
  show({ scorecards: [scorecard], offers: [{ state: "open", answer_by: "2026-12-01" }] });
  screen.getByText("Your scorecard is due");
  screen.getByText("Interview on Nov 23. Marcus submitted theirs.");
  screen.getByRole("button", { name: "Write scorecard" });
  screen.getByText("Hana has your offer.");
  screen.getByText("Reply by Dec 1");
});

it("shows no Join to people who don't take part", () => {
  show({ interviews: [interview("2026-11-26T08:30:00Z", { people: [{ user_id: "p", name: "Priya Valluri" }] })] });
  screen.getByText("Video call with Priya Valluri");
  expect(screen.queryByRole("link")).toBeNull();
});

it("keeps an open scorecard that is no longer due, and shows all scorecards after submitting", async () => {
  const { client } = show({ scorecards: [{ ...scorecard, draft: { saved_at: "2026-11-24T10:00:00Z" } }] });
  fireEvent.click(screen.getByRole("button", { name: "Continue scorecard" }));
  client.setQueryData(scorecardsQuery("a").queryKey, []);
  await waitFor(() => expect(screen.queryByText("Your scorecard is due")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Submit i" }));
  expect(document.querySelector("output")?.textContent).toBe("/company/applications/a/scorecards");
});

it.each([
  ["a scorecard that isn't needed", { scorecards: [{ ...scorecard, is_needed: false }] }],
  ["an interview tomorrow", { interviews: [interview("2026-11-27T08:30:00Z")] }],
  ["one that is over", { interviews: [interview("2026-11-26T06:00:00Z")] }],
  ["one that was canceled", { interviews: [interview("2026-11-26T08:30:00Z", { state: "cancelled" })] }],
  ["an offer that was declined", { offers: [{ state: "declined", answer_by: "2026-12-01" }] }],
])("shows no section for %s", (_, given) => {
  const { container } = show(given);
  expect(container.querySelector("section")).toBeNull();
});
