import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NoteBox } from "@/administration/admin/company/note-box";
import { renderWith } from "../../../../tests/support/render-with.tsx";

vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a note" });
const kept = () => JSON.stringify({ ...sessionStorage });

it("keeps the draft of the next note after one is saved", async () => {
  renderWith(
    <NoteBox
      label="Write a note"
      draft="note"
      submitLabel="Add"
      busyLabel="Adding..."
      busy={false}
      onSubmit={async () => null}
    />,
  );
  await userEvent.type(box(), "Called Owen.");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(box().value).toBe(""));
  expect(kept()).not.toContain("Called Owen.");
  await userEvent.type(box(), "He calls back.");
  expect(kept()).toContain("He calls back.");
});
