import type { ApplicationEvent } from "@contracts/applications/application";
import { describe, expect, it } from "vitest";
import { applicationHistory, applicationTimeline } from "@/applications/company/application-timeline";

const event = (
  from_status: ApplicationEvent["from_status"],
  to_status: ApplicationEvent["to_status"],
  day: number,
  rest: Partial<ApplicationEvent> = {},
): ApplicationEvent => ({
  application_id: "one",
  from_status,
  to_status,
  created_at: `2026-11-${day}T10:00:00Z`,
  by_candidate: false,
  actor_name: null,
  is_mine: false,
  withdrawal: null,
  reason: null,
  words: null,
  ...rest,
});
const pathOf = (id: string) => `/applications/${id}`;

it("lists events in order, starting with the submission", () => {
  const entries = applicationTimeline(
    [event("reviewing", "rejected", 18), event(null, "applied", 15), event("applied", "reviewing", 16)],
    pathOf,
  );
  expect(entries.map(({ title, meta, tone }) => [title, meta, tone])).toEqual([
    ["Application Submitted", "Nov 15, 2026", "info"],
    ["Under Review", "Nov 16, 2026", "warn"],
    ["Not Selected", "Nov 18, 2026", "idle"],
  ]);
});

it("shows an earlier withdrawn application with its reason and a link", () => {
  const entries = applicationTimeline(
    [
      event(null, "applied", 12),
      event("applied", "withdrawn", 13, { withdrawal: { reason: "salary", message: "Too little." } }),
      event(null, "applied", 15, { application_id: "two" }),
      event("applied", "withdrawn", 16, { application_id: "two", withdrawal: { reason: null, message: null } }),
    ],
    pathOf,
  );
  expect(entries.map(({ title, note, link }) => [title, note, link?.to])).toEqual([
    ["Application Submitted", undefined, "/applications/one"],
    ["Withdrawn", "Salary. “Too little.”", undefined],
    ["Submitted again", undefined, undefined],
    ["Withdrawn", undefined, undefined],
  ]);
});

describe("applicationHistory", () => {
  it("lists the newest first, and names the first event the submission", () => {
    const entries = applicationHistory(
      [event(null, "applied", 15), event("applied", "reviewing", 16, { actor_name: "Priya Valluri" })],
      pathOf,
    );
    expect(entries.map((entry) => [entry.title, entry.meta])).toEqual([
      ["Under Review", "Nov 16, 2026, Priya Valluri"],
      ["Application Submitted", "Nov 15, 2026"],
    ]);
  });
});
