import type { OpenInvitation } from "@contracts/invitations/invitation";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { OfferedInvitation } from "@/accounts/public/offered-invitation";
import { Toaster } from "@/components/feedback/toaster";
import { WaitingInvitation } from "@/invitations/candidate/waiting-invitation";
import { AppError } from "@/lib/app-error";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" }, refreshRole: async () => {} }) }));

const invitation: OpenInvitation = {
  id: "i1",
  kind: "candidate",
  email: "ada@example.com",
  invited_by: null,
  first_name: "Ada",
  last_name: null,
  company_id: "c1",
  company_name: "Brackenline",
  company_logo_url: null,
  message: null,
  role: null,
  management_terms: null,
  expires_at: "2099-01-01T00:00:00Z",
  stopped: null,
};
const terms = [
  "Brackenline can see your profile and documents.",
  "Brackenline can submit you to jobs; nothing is sent before you agree.",
];

const show = () =>
  renderWith(
    <>
      <WaitingInvitation invitation={invitation} />
      <Toaster />
    </>,
  );
const decline = () => userEvent.click(screen.getByRole("button", { name: "Decline" }));

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ accepted: false });
});

it("lists what the company can do, and lets people undo declining once", async () => {
  show();
  for (const text of terms) expect(screen.getByText(text)).toBeTruthy();
  await decline();
  fireEvent.click(await screen.findByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(call.mock.calls).toEqual([
      ["respond_to_invitation", { p_invitation_id: "i1", p_accept: false }],
      ["undo_declined_invitation", { p_invitation_id: "i1" }],
    ]),
  );
  await decline();
  expect(await screen.findAllByText("Invitation declined")).not.toHaveLength(0);
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

it("offers no undo if the invitation was revoked", async () => {
  call.mockRejectedValue(new AppError({ code: "invitation_not_found", message: "", status: 404 }));
  show();
  await decline();
  await waitFor(() => expect(call).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText("Declining...")).toBeNull());
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

it("asks a candidate to confirm representation, with the terms", async () => {
  renderWith(<WaitingInvitation invitation={{ ...invitation, management_terms: "Six months." }} isRow />);
  expect(screen.getByRole("article", { name: "Brackenline would like to represent you" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Accept" }));
  const dialog = await screen.findByRole("dialog", { name: "Let Brackenline represent you?" });
  for (const text of [...terms, "Six months."]) expect(within(dialog).getByText(text)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await pressAgain(() => within(dialog).getByRole("button", { name: "Accept" }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith("respond_to_invitation", { p_invitation_id: "i1", p_accept: true }),
  );
});

it("shows a new account the same terms", () => {
  render(<OfferedInvitation invitation={invitation} others={0} />);
  for (const text of terms) expect(screen.getByText(text)).toBeTruthy();
});
