import type { ApplicationInterviews } from "@contracts/interviews/interview";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const { ChooseTime } = await import("@/interviews/candidate/choose-time");

const proposed = {
  proposals: [
    {
      id: "times",
      state: "open",
      minutes: 45,
      place_kind: "video",
      people: [],
      slots: [{ starts_at: "2027-01-20T17:00:00Z", can_pick: true }],
      can: { answer: true },
    },
  ],
  interviews: [],
  can: { propose: false },
} as unknown as ApplicationInterviews;

const show = () => renderWith(<ChooseTime applicationId="a" companyName="Brackenline" />);
const noneWorks = () => screen.findByRole<HTMLInputElement>("radio", { name: /None of these work/ });
const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /When are you free/ });
const send = () => pressAgain(() => screen.getAllByRole("button", { name: "Ask for other times" })[0] as HTMLElement);

let answer: () => Promise<ApplicationInterviews>;
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  call.mockImplementation(async (name: string) => {
    if (name === "decline_times") return answer();
    return name === "keep_time_zone" ? { zone: "UTC" } : proposed;
  });
});

it("keeps the note through a reload and a refusal, until it is sent", async () => {
  const { unmount } = show();
  await userEvent.click(await noneWorks());
  await userEvent.type(note(), "Mornings.");
  unmount();
  const again = show();
  expect((await noneWorks()).checked).toBe(true);
  expect(note().value).toBe("Mornings.");
  answer = () => Promise.reject(new AppError({ code: "signed_out", message: "Sign in again", status: 401 }));
  await send();
  again.unmount();
  show();
  await noneWorks();
  expect(note().value).toBe("Mornings.");
  answer = async () => ({ ...proposed, proposals: [] });
  await send();
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(call).toHaveBeenLastCalledWith("decline_times", { p_proposal_id: "times", p_note: "Mornings." });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("keeps the time zone list in place until the click that leaves it is complete", async () => {
  show();
  await noneWorks();
  // Found before the list of zones is there, which makes finding slow.
  const target = screen.getAllByRole("button", { name: "Pick a time" })[0] as HTMLElement;
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Change/ }));
  const zones = screen.getByLabelText("Your time zone");
  expect(document.activeElement).toBe(zones);
  await user.pointer({ keys: "[MouseLeft>]", target });
  expect(document.activeElement).toBe(target);
  // What leaving them puts off to the next task would be done by now.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(zones.isConnected).toBe(true);
  await user.pointer({ keys: "[/MouseLeft]", target });
  await waitFor(() => expect(zones.isConnected).toBe(false));
  expect(screen.getByText(/^Choose a time/)).toBeTruthy();
});
