import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Toaster } from "@/components/feedback/toaster";
import { AssignDialog } from "@/jobs/company/assign-dialog";
import { renderWith } from "../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

it("offers undo even if the dialog is closed before the assignment is saved", async () => {
  let answer = (_answer: unknown) => {};
  rpc.mockImplementation((name: string) =>
    name === "assign_jobs"
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve({
          data: [{ user_id: "priya", first_name: "Priya", last_name: "Rao", role: "recruiter" }],
          error: null,
        }),
  );
  render(<Toaster />);
  const onClose = vi.fn();
  const { unmount } = renderWith(
    <AssignDialog jobId="job" title="Dispatcher" assignee={null} companyId="company" onClose={onClose} />,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Priya Rao/ }));
  await waitFor(() => expect(rpc).toHaveBeenCalledWith("assign_jobs", expect.anything()));
  unmount();
  answer({ data: { change_id: "change" }, error: null });
  await screen.findByText("Job assigned successfully");
  // By now another one may be open in its place.
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole("button", { name: /Undo/ }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(rpc).toHaveBeenCalledWith("undo_assignment", { p_change_id: "change" }));
});
