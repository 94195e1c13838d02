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

it("promises other times while the application is open", () => {
  show(false);
  expect(screen.getByText("You can't make any of the times. Brackenline will suggest others.")).toBeTruthy();
});

it("says nothing once it is closed", () => {
  const { container } = show(true);
  expect(container.textContent).toBe("");
});
