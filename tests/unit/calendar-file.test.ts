import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "../../supabase/functions/_shared/contracts/interviews/calendar-file.ts";

const surroundings = { method: "publish", siteUrl: "https://jobs.example.com", organizer: "mail@example.com" } as const;
const entry = {
  id: "1",
  sequence: 2,
  starts_at: "2026-11-28T10:00:00Z",
  minutes: 30,
  place_kind: "video",
  place: "",
  job_title: "Driver",
  company_name: "Quillmark Freight",
  candidate_name: null,
  people: ["Priya"],
  changed_at: "2026-11-27T10:00:00Z",
  path: "/candidate/interviews",
} as const;

test.each([0, 1, 2])("a calendar of %d interviews ends each line with CRLF and has at least one component", (count) => {
  const file = calendarFile(
    Array.from({ length: count }, (_, index) => ({ ...entry, people: [], id: `${index}` })),
    surroundings,
  );
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(file).not.toMatch(/[^\r]\n|\r(?!\n)|\r\n\r\n/);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents("vevent").length).toBe(count);
  expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0);
});
