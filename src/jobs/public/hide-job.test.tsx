import { QueryClient, useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { HideJob } from "@/jobs/public/hide-job";
import { procedureQuery } from "@/lib/procedure-query";
import { renderWith } from "../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
const undo = vi.hoisted(() => ({ offerUndo: vi.fn(), withdrawUndo: vi.fn() }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));
vi.mock("@/components/feedback/undo-offer", () => undo);
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ role: "candidate" }) }));

it("withdraws Undo if the job could not be hidden, even after its row is gone", async () => {
  let answer = (_answer: object) => {};
  rpc.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { unmount } = renderWith(<HideJob job={{ id: "job", title: "Welder" }} />);
  await userEvent.click(screen.getByRole("button", { name: "Not interested: Welder" }));
  expect(undo.offerUndo).toHaveBeenCalledWith(expect.objectContaining({ of: "hidden job" }));
  unmount();
  answer({ data: null, error: { code: "PT404", message: "Job not found" } });
  await waitFor(() => expect(undo.withdrawUndo).toHaveBeenCalledWith("hidden job"));
});

/** Jobs with the button that hides them. */
function Similar() {
  const { data } = useQuery(procedureQuery("get_similar_jobs", { p_job_id: "open" }));
  return data?.jobs.map(({ id, title }) => (
    <p key={id}>
      {title}
      <HideJob job={{ id, title }} />
    </p>
  ));
}

it("keeps a job out of a list that was read before it was hidden", async () => {
  const hiding = new Map<string, (answer: object) => void>();
  let listed = ["Welder", "Fitter"];
  rpc.mockImplementation((name: string, { p_job_id }: { p_job_id: string }) =>
    name === "set_job_hidden"
      ? new Promise((resolve) => hiding.set(p_job_id, resolve))
      : Promise.resolve({ data: { jobs: listed.map((title) => ({ id: title, title })) }, error: null }),
  );
  renderWith(<Similar />, { client: new QueryClient() });
  for (const title of listed) {
    await userEvent.click(await screen.findByRole("button", { name: `Not interested: ${title}` }));
  }
  expect(screen.queryByText(/Welder|Fitter/)).toBeNull();
  // The first is hidden by now, the second not yet.
  listed = ["Fitter", "Rigger"];
  hiding.get("Welder")?.({ data: null, error: null });
  await screen.findByText("Rigger");
  expect(screen.queryByText("Fitter")).toBeNull();
  // It couldn't be hidden, and is back.
  hiding.get("Fitter")?.({ data: null, error: { code: "PT404", message: "Job not found" } });
  await screen.findByText("Fitter");
});
