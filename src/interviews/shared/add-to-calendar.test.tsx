import type { CalendarEntry } from "@contracts/interviews/interview";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AddToCalendar } from "@/interviews/shared/add-to-calendar";

vi.mock("@/config/env", () => ({
  getEnv: () => ({ VITE_SUPPORT_EMAIL: "support@example.com", VITE_MAIL_SENDER: "no-reply@example.com" }),
}));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock("@/lib/save-file", () => ({ saveFile }));

const entry: CalendarEntry = {
  id: "interview",
  sequence: 0,
  changed_at: "2026-11-20T12:00:00Z",
  starts_at: "2026-11-24T17:00:00Z",
  minutes: 45,
  place_kind: "phone",
  place: "+1 303 555 0100",
  people: [],
  job_title: "Cook",
  company_name: "Brackenline",
  candidate_name: null,
  path: "/candidate/applications/a",
};

it("uses the sender address of emails as the organizer", async () => {
  render(<AddToCalendar entry={entry} about="Brackenline" />);
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar: Brackenline" }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const reader = new FileReader();
  reader.readAsText(saveFile.mock.lastCall?.[0]);
  await vi.waitFor(() => expect(reader.result).not.toBeNull());
  expect(reader.result).toMatch(/^ORGANIZER.*mailto:no-reply@example\.com\r?$/m);
});
