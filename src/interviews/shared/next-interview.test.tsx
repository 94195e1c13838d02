import type { ApplicationInterviews } from "@contracts/interviews/interview";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { readingKey } from "@/lib/procedure-query";
import { renderWith } from "../../../tests/support/render-with.tsx";

vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: null }) }));
const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));

const { NextInterview } = await import("@/interviews/shared/next-interview");

const declined = {
  proposals: [{ state: "declined", note: "Only mornings.", slots: [], can: {} }],
  interviews: [],
  can: { propose: false },
} as unknown as ApplicationInterviews;

const show = (isOver: boolean) => {
  call.mockResolvedValue(declined);
  const client = new QueryClient();
  client.setQueryData(readingKey("get_interviews", { p_application_id: "a" }), declined);
  return renderWith(
    <NextInterview side="candidate" applicationId="a" candidateName={null} companyName="Brackenline" isOver={isOver} />,
    { client },
  );
};

it("says that other times will be suggested while the application is open", () => {
  show(false);
  expect(screen.getByText("You can't make any of the times. Brackenline will suggest others.")).toBeTruthy();
});

it.each([
  [true, ["Propose times"]],
  [false, []],
])("shows the company a disabled button for proposals while paused: %s", (isPaused, buttons) => {
  const nothing = { proposals: [], interviews: [], can: { propose: false } } as unknown as ApplicationInterviews;
  call.mockResolvedValue(nothing);
  const client = new QueryClient();
  client.setQueryData(readingKey("get_interviews", { p_application_id: "a" }), nothing);
  renderWith(
    <NextInterview side="company" applicationId="a" candidateName="Grace" companyName="Acme" isPaused={isPaused} />,
    { client },
  );
  expect(screen.queryAllByRole("button", { description: "Paused" }).map((each) => each.textContent)).toEqual(buttons);
});

it("shows nothing once the application is closed", () => {
  const { container } = show(true);
  expect(container.textContent).toBe("");
});
