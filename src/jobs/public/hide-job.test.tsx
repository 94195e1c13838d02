import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { HideJob } from "@/jobs/public/hide-job";
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
