import type { MailTemplates, TemplatePerson } from "@contracts/companies/mail-template";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MessageTemplates } from "@/companies/company/mail-templates/message-templates";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

it("offers an undo for each of two templates deleted in a row", async () => {
  const answers: (() => void)[] = [];
  rpc.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ data: null, error: null }));
      }),
  );
  const messages = ["Thanks", "Soon"].map((name) => ({
    id: name,
    name,
    body: name,
    changed_at: "2026-11-02T09:00:00Z",
  }));
  const all = { company_id: "company", messages, can_edit_messages: true } as unknown as MailTemplates;
  render(<Toaster />);
  renderWith(<MessageTemplates all={all} people={[{} as TemplatePerson]} isMadeUp />);
  for (const name of ["Thanks", "Soon"]) await userEvent.click(screen.getByRole("button", { name: `Delete ${name}` }));
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  for (const name of ["Thanks", "Soon"]) await screen.findByText(`Template deleted: ${name}`);
});
