import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Hire } from "@contracts/offers/offer";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { refetch } from "@/lib/refetch";
import { HireCard } from "@/offers/company/hire-card";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (...given: unknown[]) => call(...given) }));
const invoke = vi.hoisted(() => vi.fn());
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: (...given: unknown[]) => invoke(...given) }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

let hire: Hire;
let client: QueryClient;
const others: Hire["others"] = [
  { id: "b", candidate_name: "Grace Adeyemo", status: "reviewing" },
  { id: "c", candidate_name: "Mei-Lin Zhao", status: "interview" },
];
const show = () => {
  const reject = vi.fn(async () => true);
  const application = { id: "a", status: "hired", candidate: { first_name: "Nadia" } } as CompanyApplicationDetail;
  renderWith(<HireCard application={application} reject={reject} />, { client, owner: "me" });
  return reject;
};

beforeEach(() => {
  sessionStorage.clear();
  client = new QueryClient();
  hire = { job: { id: "job", title: "Engineer", is_open: true, can: { close: true } }, others, others_total: 2 };
  call.mockReset();
  call.mockImplementation(async (name: string) => (name === "get_hire" ? hire : null));
  invoke.mockReset();
  invoke.mockResolvedValue({ job: { id: "job", status: "filled" } });
});

it("closes the job and notifies other candidates with a prepared message, but only on request", async () => {
  const reject = show();
  await userEvent.click(await screen.findByRole("button", { name: "Notify 2 other people" }));
  const words = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Message to each of them/ });
  expect(words.value).toContain("Thank you for applying for Engineer");
  expect(reject).not.toHaveBeenCalled();
  await pressAgain(() => screen.getByRole("button", { name: "Notify 2 people" }));
  await waitFor(() =>
    expect(reject).toHaveBeenCalledExactlyOnceWith(others, { reason: "job_closed", message: words.value }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(invoke).not.toHaveBeenCalled();
  hire = { ...hire, job: { ...hire.job, is_open: false }, others: [], others_total: 0 };
  await pressAgain(() => screen.getByRole("button", { name: "Close the job as filled" }));
  await waitFor(() => expect(screen.queryByText("Nadia is hired. What's next?")).toBeNull());
  expect(invoke.mock.lastCall?.[1]).toMatchObject({ jobId: "job", jobData: { status: "filled" } });
});

it("keeps the message if candidates could not be notified", async () => {
  let refuse = () => {};
  show().mockReturnValueOnce(new Promise((resolve) => (refuse = () => resolve(false))));
  await userEvent.click(await screen.findByRole("button", { name: "Notify 2 other people" }));
  const words = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Message to each of them/ });
  await userEvent.type(words, " All the best.");
  await pressAgain(() => screen.getByRole("button", { name: "Notify 2 people" }));
  await screen.findByRole("button", { name: "Notifying..." });
  refuse();
  await screen.findByRole("button", { name: "Notify 2 people" });
  expect(words.value).toMatch(/All the best\.$/);
});

it("restores the message when reopened, and clears it once sent", async () => {
  show();
  const open = async () => {
    await pressAgain(() => screen.getByRole("button", { name: "Notify 2 other people" }));
    return screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Message to each of them/ });
  };
  await screen.findByRole("button", { name: "Notify 2 other people" });
  await userEvent.type(await open(), " All the best.");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await open()).value).toMatch(/All the best\.$/);
  await pressAgain(() => screen.getByRole("button", { name: "Notify 2 people" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await open()).value).not.toContain("All the best.");
});

it("updates when applications change", async () => {
  show();
  await screen.findByRole("button", { name: "Notify 2 other people" });
  hire = { ...hire, others: others.slice(0, 1), others_total: 1 };
  await refetch(client, ["get_hire"]);
  await screen.findByRole("button", { name: "Notify 1 other person" });
});

it("disappears after the person chooses to leave it as it is", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Leave it as it is" }));
  await waitFor(() => expect(screen.queryByText("Nadia is hired. What's next?")).toBeNull());
  expect(call.mock.calls.map(([name]) => name)).toContain("answer_hire");
  expect(invoke).not.toHaveBeenCalled();
});

it("offers only actions that the reader has rights for", async () => {
  hire = { job: { ...hire.job, can: { close: false } }, others: others.slice(0, 1), others_total: 1 };
  show();
  expect(await screen.findByRole("button", { name: "Notify 1 other person" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Close the job as filled" })).toBeNull();
});

it("says how many people are waiting if they can't all be notified together", async () => {
  hire = { ...hire, others_total: 1_204 };
  show();
  await screen.findByText("1,204 other people are still waiting for a reply.");
  expect(screen.getByRole("button", { name: "Notify the first 2" })).toBeDefined();
});
