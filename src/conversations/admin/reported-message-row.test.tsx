import type { ReportedMessage } from "@contracts/conversations/message-report";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ReportedMessageRow } from "@/conversations/admin/reported-message-row";
import { renderWith } from "../../../tests/support/render-with.tsx";

const invoke = vi.fn();
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: (...call: unknown[]) => invoke(...call) }));

const waiting: ReportedMessage = {
  id: "r",
  message_id: "m",
  said: "See the terms.",
  files: [
    { path: "a/1.png", name: "Terms.png", size: 9 },
    { path: "a/2.docx", name: "Terms.docx", size: 9 },
  ],
  brought: null,
  sent_at: "2026-11-20T10:00:00Z",
  author: null,
  author_name: "Rita Reyes",
  author_side: "company",
  author_company_name: "Korvane",
  author_company_id: "c",
  earlier: { offline: 0, removed: 0, dismissed: 0, warned: 0 },
  is_there: true,
  job_title: "Welder",
  company: { id: "c", name: "Korvane" },
  waiting_since: "2026-11-20T11:00:00Z",
  decision: null,
  decided_at: null,
  decided_by: null,
  reports: [],
};
const show = (message: ReportedMessage) =>
  renderWith(
    <ul>
      <ReportedMessageRow message={message} />
    </ul>,
  );

it("opens a file only on request, under its name", async () => {
  invoke.mockResolvedValue({ url: "https://files.example/1" });
  show(waiting);
  expect(invoke).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: /Terms.docx here/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Open Terms.docx in a new tab" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Read Terms.png here" }));
  expect(await screen.findByRole("img", { name: "Terms.png" })).toHaveProperty("src", "https://files.example/1");
  expect(invoke).toHaveBeenCalledExactlyOnceWith("open-file", { bucket: "message_files", path: "a/1.png" });
});

it("lists the files of a decided report without opening them", () => {
  show({ ...waiting, waiting_since: null, decision: "kept", decided_at: "2026-11-20T12:00:00Z" });
  expect(screen.getByTitle("Terms.docx")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Open|Read/ })).toBeNull();
});

it("says what the message came with, and that it stays", () => {
  const terms = ["Denver", "Ask me about the trial"];
  const { unmount } = show({ ...waiting, said: "", brought: { what: "offer", terms } });
  expect(screen.getByText("It came with an offer, which stays even if you remove the message.")).toBeTruthy();
  expect(screen.queryByText("It had no text.")).toBeNull();
  for (const term of terms) expect(screen.getByText(term)).toBeTruthy();
  unmount();
  show({ ...waiting, brought: { what: "times", terms: ["https://talk.example/1"] } });
  expect(screen.getByText("It came with interview times, which stay even if you remove the message.")).toBeTruthy();
});
