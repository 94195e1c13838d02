import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NoteBox } from "@/applications/company/notes/note-box";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const show = () => renderWith(<NoteBox subject={{ applicationId: "a" }} readers={[]} />, { owner: "me" });
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note for your team" });

it("isn't offered as unsent after leaving while it was being sent", async () => {
  let answer = (_answer: unknown) => {};
  rpc.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { unmount } = show();
  await userEvent.type(box(), "Call on Monday");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(rpc).toHaveBeenCalledOnce());
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).toContain("Call on Monday");
  answer({ data: { id: "n" }, error: null });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain("Call on Monday"));
  show();
  expect(box().value).toBe("");
});
