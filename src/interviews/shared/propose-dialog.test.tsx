import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ProposeDialog } from "@/interviews/shared/propose-dialog";

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
const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const year = new Date().getUTCFullYear();
/** The second Sunday of March: Denver's clocks go from 2 to 3. */
const skipped = [year, year + 1]
  .map((each) => `${each}-03-${String(14 - ((new Date(Date.UTC(each, 2, 1)).getUTCDay() + 6) % 7)).padStart(2, "0")}`)
  .find((day) => Date.parse(day) > Date.now() + 2 * 86_400_000) as string;

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  rpc.mockReset();
  rpc.mockImplementation(async (name: string, args: { p_slots?: string[] }) => {
    if (name === "get_interview_colleagues") {
      const colleagues = [
        { user_id: "me", name: "Priya Valluri" },
        { user_id: "marta", name: "Marta Lindqvist" },
      ];
      return { colleagues, candidate_zone: "Europe/Lisbon" };
    }
    if (name === "get_busy_colleagues") {
      return args.p_slots?.slice(0, 1).map((slot) => ({
        slot,
        user_id: "me",
        name: "Priya Valluri",
        starts_at: slot,
        ends_at: new Date(Date.parse(slot) + 1_800_000).toISOString(),
        is_confirmed: true,
      }));
    }
    return { proposals: [], interviews: [], can: { propose: false } };
  });
});

async function open(suggested?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dialog = (words: string | undefined) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ProposeDialog applicationId="a" candidateName="Grace Adeyemo" suggested={words} onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(dialog(suggested));
  await screen.findByLabelText("Date of time 1");
  return { suggest: (words: string) => rerender(dialog(words)), unmount };
}
function type(line: number, date: string, time: string) {
  fireEvent.change(screen.getByLabelText(`Date of time ${line}`), { target: { value: date } });
  fireEvent.change(screen.getByLabelText(`Start of time ${line}`), { target: { value: time } });
}
const place = (value: string) => {
  const field = screen.getByRole("textbox", { name: "Video link" });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const send = () => fireEvent.click(screen.getByRole("button", { name: /^Send/ }));
const sent = () => rpc.mock.calls.filter(([name]) => name === "propose_times").map(([, args]) => args);

it("refuses a time that no clock shows at its field, and sends nothing", async () => {
  await open();
  type(1, skipped, "02:30");
  place("meet.example.com/talk");
  send();
  const field = screen.getByLabelText("Date of time 1");
  await waitFor(() => expect(field).toHaveProperty("ariaInvalid", "true"));
  expect(screen.getAllByText("Clocks are set forward over this time. Choose another one")).not.toHaveLength(0);
  expect(sent()).toEqual([]);
  // In the zone of the one who reads it, it is there. The refused try has to end first.
  await waitFor(() => expect(field).toHaveProperty("disabled", false));
  fireEvent.change(screen.getByLabelText("Time zone"), { target: { value: "America/Phoenix" } });
  send();
  await waitFor(() => expect(sent()).toMatchObject([{ p_proposal: { slots: [`${skipped}T09:30:00.000Z`] } }]));
});

it("names who is busy, says until when each time lasts, and sends the lines that are filled in, once", async () => {
  await open();
  expect(screen.getByText(/Grace reads the times in their own zone\. It is .*Lisbon\./)).toBeTruthy();
  type(1, soon, "10:00");
  type(3, soon, "14:00");
  place("meet.example.com/talk");
  expect(await screen.findByText(/^You have another interview until 10:30/)).toBeTruthy();
  expect(screen.getByText(/until 10:45/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send 2 times" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    {
      p_application_id: "a",
      p_proposal: { minutes: 45, place: "https://meet.example.com/talk", people: ["me"], slots: { length: 2 } },
    },
  ]);
});

it("begins with the template's words, though they come late, and with one's own where those were kept", async () => {
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/A line to Grace/);
  const { suggest, unmount } = await open();
  type(1, soon, "10:00");
  suggest("Please pick a time.");
  await waitFor(() => expect(words().value).toBe("Please pick a time."));
  fireEvent.change(words(), { target: { value: "Any of these?" } });
  unmount();
  await open("Please pick a time.");
  expect(words().value).toBe("Any of these?");
  expect(screen.getByLabelText<HTMLInputElement>("Date of time 1").value).toBe(soon);
});

it("goes on in each time that is added, also in the last, with which the button leaves", async () => {
  await open();
  for (const line of [4, 5]) {
    fireEvent.click(screen.getByRole("button", { name: "Add a time" }));
    expect(document.activeElement).toBe(screen.getByLabelText(`Date of time ${line}`));
  }
  expect(screen.queryByRole("button", { name: "Add a time" })).toBeNull();
});
