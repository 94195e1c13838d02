import { describe, expect, it } from "vitest";
import { applicationHistory, applicationTimeline } from "@/features/applications/application-timeline";

it("tells what happened in order, beginning with the submission", () => {
  const entries = applicationTimeline([
    { from_status: "reviewing", to_status: "rejected", created_at: "2026-11-18T10:00:00Z", actor_name: null },
    { from_status: null, to_status: "applied", created_at: "2026-11-15T10:00:00Z", actor_name: null },
    { from_status: "applied", to_status: "reviewing", created_at: "2026-11-16T10:00:00Z", actor_name: null },
  ]);
  expect(entries.map(({ title, meta, tone }) => [title, meta, tone])).toEqual([
    ["Application Submitted", "Nov 15, 2026", "info"],
    ["Under Review", "Nov 16, 2026", "warn"],
    ["Not Selected", "Nov 18, 2026", "idle"],
  ]);
});

describe("applicationHistory", () => {
  it("is newest first and calls the first event the submission", () => {
    const entries = applicationHistory([
      { from_status: null, to_status: "applied", created_at: "2026-11-15T10:00:00Z", actor_name: null },
      {
        from_status: "applied",
        to_status: "reviewing",
        created_at: "2026-11-16T10:00:00Z",
        actor_name: "Priya Valluri",
      },
    ]);
    expect(entries.map((entry) => [entry.title, entry.meta])).toEqual([
      ["Under Review", "Nov 16, 2026, Priya Valluri"],
      ["Application Submitted", "Nov 15, 2026"],
    ]);
  });
});
