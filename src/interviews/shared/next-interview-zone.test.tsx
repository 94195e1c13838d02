import type { Interview } from "@contracts/interviews/interview";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NextInterview } from "@/interviews/shared/next-interview";
import { renderWith } from "../../../tests/support/render-with.tsx";

const interview: Partial<Interview> = {
  id: "interview",
  state: "confirmed",
  starts_at: `${new Date().getUTCFullYear() + 1}-01-20T15:30:00Z`,
  minutes: 45,
  place_kind: "phone",
  place: "+1 303 555 0100",
  people: [],
  reason: null,
  can: { move: false, ask_move: false, cancel: false },
};
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async (name: string) =>
    name === "keep_time_zone"
      ? { zone: "Asia/Tokyo" }
      : { interviews: [interview], proposals: [], can: { propose: false } },
}));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

it("shows the time in the reader's chosen zone", async () => {
  renderWith(
    <NextInterview side="company" applicationId="a" candidateName="Grace Adeyemo" companyName="Quillmark Freight" />,
  );
  // Half past midnight there, on the next day.
  expect(await screen.findByText(/Jan 21, .*12:30–1:15 AM/)).toBeTruthy();
});
