import type { BusyTime, InterviewColleagues } from "@contracts/interviews/interview";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProposeDialog } from "@/interviews/shared/propose-dialog";
import { renderWith } from "../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy(async (name, args) => ({
    data: await rpc(name, args),
    error: null,
  })),
);
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/lib/reader-zone", () => ({ useReaderZone: () => ["America/Denver", () => {}] }));

const onClose = vi.fn();
let known: InterviewColleagues;
let busy: BusyTime[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T15:00:00Z") });
  sessionStorage.clear();
  onClose.mockReset();
  rpc.mockReset();
  known = {
    colleagues: [
      { user_id: "me", name: "Priya Valluri" },
      { user_id: "marcus", name: "Marcus Ode" },
    ],
    last: {
      minutes: 45,
      place_kind: "video",
      place: "https://meet.example.com/talk",
      people: ["me", "marcus", "gone"],
    },
    candidate_zone: "Europe/Lisbon",
  };
  busy = [];
  rpc.mockImplementation(async (name: string, args: { p_from: string; p_until: string; p_user_ids: string[] }) => {
    if (name === "get_interview_colleagues") return known;
    if (name === "get_busy_times") {
      return busy.filter(
        ({ starts_at, ends_at, user_id }) =>
          args.p_user_ids.includes(user_id) && starts_at < args.p_until && ends_at > args.p_from,
      );
    }
    return { proposals: [], interviews: [], can: { propose: false } };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(suggested?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dialog = (words: string | undefined) => (
    <ProposeDialog applicationId="a" candidateName="Grace Adeyemo" suggested={words} onClose={onClose} />
  );
  const { rerender, unmount } = renderWith(dialog(suggested), { client, owner: "me" });
  await screen.findByRole("group", { name: /^Week of/ });
  await waitFor(() => expect(button("Suggest 3").getAttribute("aria-busy")).toBeNull());
  return { suggest: (words: string) => rerender(dialog(words)), unmount };
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
// By label: role queries over a hundred cells take seconds.
const cell = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const chosen = () => screen.queryAllByLabelText(/^Remove (Mon|Tue|Wed|Thu|Fri),/).map((each) => each.ariaLabel);
const sent = () => rpc.mock.calls.filter(([name]) => name === "propose_times").map(([, args]) => args);
const at = (starts_at: string, ends_at: string, user_id: string, who: string | null = null): BusyTime => ({
  ...{ starts_at, ends_at, user_id },
  is_confirmed: true,
  with: who,
});

/** Busy from 6 AM to 6 PM in Denver, this many days after the date. */
const wholeDay = (date: string, days: number) => {
  const start = Date.parse(`${date}T13:00:00Z`) + days * 86_400_000;
  return at(new Date(start).toISOString(), new Date(start + 12 * 3_600_000).toISOString(), "marcus");
};

it("reuses the details of the job's last interview, and sends three suggested times in two clicks", async () => {
  await open();
  expect(
    screen.getByText(/^Grace picks one\. Times are in Mountain Time.*; Grace sees them in .*Lisbon\./),
  ).toBeTruthy();
  expect(screen.getByText(/from your last interview for this job/)).toBeTruthy();
  expect(button(/^Send times/)).toHaveProperty("disabled", true);
  await userEvent.click(button("Suggest 3"));
  expect(screen.getAllByText("Everyone is free")).toHaveLength(3);
  await userEvent.click(button("Send 3 times"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    {
      p_application_id: "a",
      p_proposal: {
        minutes: 45,
        place: "https://meet.example.com/talk",
        people: ["me", "marcus"],
        slots: { length: 3 },
      },
    },
  ]);
});

it("names busy people, but still allows choosing that time", async () => {
  busy = [
    at("2026-11-25T17:00:00Z", "2026-11-25T18:00:00Z", "marcus"),
    at("2026-11-25T20:00:00Z", "2026-11-25T21:00:00Z", "me", "Petra Novotná"),
  ];
  await open();
  await userEvent.click(cell("Wed, Nov 25, 10:30 AM, Marcus is busy"));
  expect(within(screen.getByRole("region", { name: /^Chosen/ })).getByText("Marcus is busy")).toBeTruthy();
  expect(cell("Wed, Nov 25, 1:00 PM, You’re busy")).toBeTruthy();
  expect(screen.getByText("Petra Novotná")).toBeTruthy();
  expect(cell("Wed, Nov 25, 11:00 AM, free")).toBeTruthy();
  await userEvent.click(button(/^Remove Marcus/));
  await waitFor(() =>
    expect(within(screen.getByRole("region", { name: /^Chosen/ })).getByText("Everyone is free")).toBeTruthy(),
  );
});

it("accepts five times, says that five is the limit, and removes a time on a second click", async () => {
  await open();
  for (const time of ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM"]) {
    await userEvent.click(cell(`Wed, Nov 25, ${time}`));
  }
  expect(chosen()).toHaveLength(5);
  expect(screen.getByText("Five is the limit")).toBeTruthy();
  expect(cell("Wed, Nov 25, 9:00 AM").ariaPressed).toBe("true");
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  expect(chosen()).toHaveLength(4);
  expect(screen.queryByText("Five is the limit")).toBeNull();
  expect(button("Send 4 times")).toBeTruthy();
});

it("removes a time on a click anywhere in its block, and refuses an overlapping one", async () => {
  await open();
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  expect(cell("Wed, Nov 25, 9:30 AM").ariaLabel).toBe("Wed, Nov 25, 9:30 AM, free, chosen at 9:00");
  expect(cell("Wed, Nov 25, 10:00 AM").ariaPressed).toBe("false");
  await userEvent.click(cell("Wed, Nov 25, 8:30 AM"));
  expect(screen.getByText("Overlaps with 9:00 AM")).toBeTruthy();
  expect(chosen()).toHaveLength(1);
  await userEvent.click(cell("Wed, Nov 25, 9:30 AM"));
  expect(chosen()).toEqual([]);
});

it("disables past times and earlier weeks", async () => {
  await open();
  const past = cell("Tue, Nov 24, 8:00 AM, past");
  await userEvent.click(past);
  expect(chosen()).toEqual([]);
  expect(past.getAttribute("aria-disabled")).toBe("true");
  expect(cell("Tue, Nov 24, 9:30 AM").ariaLabel).toBe("Tue, Nov 24, 9:30 AM, less than two hours away");
  expect(cell("Tue, Nov 24, 10:30 AM, free").getAttribute("aria-disabled")).toBeNull();
  expect(button("Previous week")).toHaveProperty("disabled", true);
});

it("suggests different times on the next click, and says if no shared time exists", async () => {
  busy = Array.from({ length: 14 }, (_, days) => wholeDay("2026-11-30", days));
  await open();
  await userEvent.click(button("Suggest 3"));
  const first = chosen();
  await userEvent.click(button("Suggest 3"));
  expect(chosen()).toHaveLength(3);
  expect(chosen().filter((each) => first.includes(each))).toEqual([]);
  await userEvent.click(button("Next week"));
  await waitFor(() => expect(button("Suggest 3").getAttribute("aria-busy")).toBeNull());
  await userEvent.click(button("Suggest 3"));
  expect(await screen.findByText(/No shared time this week\. Try next week\./)).toBeTruthy();
});

it("suggests times in the following week late in a week, and shows that week", async () => {
  // A Friday at 8 AM there.
  vi.setSystemTime(new Date("2026-11-27T15:00:00Z"));
  busy = [wholeDay("2026-11-30", 0)];
  await open();
  expect(screen.getByText("Nov 23–27")).toBeTruthy();
  await userEvent.click(button("Suggest 3"));
  expect(chosen().map((each) => each?.slice(0, 18))).toEqual([
    "Remove Tue, Dec 1,",
    ...["Remove Thu, Dec 3,", "Remove Fri, Dec 4,"],
  ]);
  expect(await screen.findByText("Nov 30–Dec 4")).toBeTruthy();
  expect(button("Send 3 times")).toBeTruthy();
});

it("opens on the first week with a free time", async () => {
  busy = [0, 1, 2, 3].map((days) => wholeDay("2026-11-24", days));
  await open();
  expect(await screen.findByText("Nov 30–Dec 4")).toBeTruthy();
});

it("stays on the week of a chosen time once busy times arrive", async () => {
  busy = [0, 1, 2, 3].map((days) => wholeDay("2026-11-24", days));
  const answer = rpc.getMockImplementation();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  rpc.mockImplementation(async (name: string, args: unknown) => {
    if (name === "get_busy_times") await held;
    return answer?.(name, args);
  });
  renderWith(<ProposeDialog applicationId="a" candidateName="Grace Adeyemo" onClose={onClose} />, { owner: "me" });
  await screen.findByRole("group", { name: /^Week of/ });
  await userEvent.click(cell("Wed, Nov 25, 10:30 AM"));
  expect(chosen()).toHaveLength(1);
  release();
  expect(await screen.findByText("Marcus is busy")).toBeTruthy();
  await waitFor(() => expect(button("Suggest 3").getAttribute("aria-busy")).toBeNull());
  expect(screen.getByText("Nov 23–27")).toBeTruthy();
});

it("moves by arrow keys and Page Down or Up, with one tab stop", async () => {
  await open();
  const grid = screen.getByRole("group", { name: /^Week of November 23/ });
  const stops = within(grid)
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ ariaLabel }) => ariaLabel)).toEqual(["Tue, Nov 24, 10:30 AM, free"]);
  stops[0]?.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(document.activeElement?.ariaLabel).toBe("Wed, Nov 25, 11:00 AM, free");
  await userEvent.keyboard(" ");
  expect(chosen()).toHaveLength(1);
  await userEvent.keyboard("{PageDown}");
  await screen.findByRole("group", { name: /^Week of November 30/ });
  expect(document.activeElement?.ariaLabel).toMatch(/^Wed, Dec 2, 11:00 AM/);
  await userEvent.keyboard("{PageUp}{PageUp}");
  await screen.findByRole("group", { name: /^Week of November 23/ });
});

it("accepts other times through fields, except times that clocks skip", async () => {
  await open();
  await userEvent.click(button("Enter a time"));
  const enter = (date: string, time: string) => {
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: date } });
    fireEvent.change(screen.getByLabelText("Start"), { target: { value: time } });
    fireEvent.click(button("Add this time"));
  };
  enter("2027-03-14", "02:30");
  expect(screen.getByText("That time is skipped when clocks move forward. Choose another time")).toBeTruthy();
  enter("2026-11-24", "09:00");
  expect(screen.getByText("Choose a time at least two hours from now")).toBeTruthy();
  enter("2026-11-28", "19:15");
  expect(button("Remove Sat, Nov 28, 7:15–8:00 PM")).toBeTruthy();
  enter("2026-11-28", "19:15");
  expect(screen.getByText("You already chose this time")).toBeTruthy();
});

it("ignores partly typed years, and doesn't send while a typed time has not been added", async () => {
  await open();
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  await userEvent.click(button("Enter a time"));
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Start", "10:00");
  type("Date", "0002-12-09");
  type("Date", "2026-12-09");
  const years = () =>
    rpc.mock.calls.filter(([name]) => name === "get_busy_times").map(([, { p_from }]) => p_from.slice(0, 4));
  await waitFor(() => expect(rpc.mock.calls.some(([, args]) => args?.p_from?.startsWith("2026-12-07"))).toBe(true));
  expect(new Set(years())).toEqual(new Set(["2026"]));
  await userEvent.click(button("Send 1 time"));
  expect(await screen.findByText("Add this time first, or clear it")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Date")));
  expect(sent()).toEqual([]);
  await userEvent.click(button("Add this time"));
  await userEvent.click(button("Send 2 times"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ p_proposal: { slots: { length: 2 } } }]);
});

it("starts with the template's text, even if it loads late, or with text that was kept", async () => {
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/A note to Grace/);
  const { suggest, unmount } = await open();
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  suggest("Please pick a time.");
  await waitFor(() => expect(words().value).toBe("Please pick a time."));
  fireEvent.change(words(), { target: { value: "Any of these?" } });
  unmount();
  await open("Please pick a time.");
  expect(words().value).toBe("Any of these?");
  expect(chosen()).toHaveLength(1);
});

it("shows hours on phones, and moves times in 15-minute steps", async () => {
  vi.stubGlobal("matchMedia", (asked: string) => ({
    matches: asked.includes("max-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await open();
  expect(screen.queryByLabelText(/^Wed, Nov 25, 9:30/)).toBeNull();
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  await userEvent.click(button(/^15 minutes later/));
  expect(chosen()).toEqual(["Remove Wed, Nov 25, 9:15–10:00 AM"]);
  expect(cell("Wed, Nov 25, 9:00 AM").ariaLabel).toBe("Wed, Nov 25, 9:00 AM, free, chosen at 9:15");
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  expect(chosen()).toEqual([]);
});

it("can send without busy times, and calls no one free", async () => {
  const answer = rpc.getMockImplementation();
  rpc.mockImplementation(async (name: string, args: never) => {
    if (name === "get_busy_times") throw new Error("offline");
    return answer?.(name, args);
  });
  await open();
  expect(await screen.findByText("Couldn’t load busy times. You can still choose.")).toBeTruthy();
  await userEvent.click(cell("Wed, Nov 25, 9:00 AM"));
  expect(screen.queryByText("Everyone is free")).toBeNull();
  expect(screen.queryAllByLabelText(/, free/)).toEqual([]);
  await userEvent.click(button("Send 1 time"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
