import type { ApplicationStatus } from "@contracts/enums";
import { expect, it } from "vitest";
import { isOnHold, pathSteps } from "@/applications/candidate/path-steps";

/** An application's path through these statuses, one day each. */
const way = (...statuses: ApplicationStatus[]) =>
  pathSteps({
    id: "a",
    status: statuses.at(-1) ?? "applied",
    events: statuses.map((to_status, index) => ({
      application_id: "a",
      from_status: statuses[index - 1] ?? null,
      to_status,
      created_at: `2026-11-0${index + 1}T10:00:00Z`,
      by_candidate: index === 0,
      actor_name: null,
      is_mine: false,
      withdrawal: null,
      reason: null,
      words: null,
    })),
  }).map(({ label, at, is }) => [label, at?.slice(8, 10) ?? "", is].join(" "));

it("shows the day under each completed step, and marks the next one", () => {
  expect(way("applied")).toEqual(["Submitted 01 now", "Under Review  next", "Interview  later", "Decision  later"]);
  expect(way("applied", "reviewing")).toEqual([
    "Submitted 01 done",
    "Under Review 02 now",
    "Interview  next",
    "Decision  later",
  ]);
});

it("treats skipped stages as completed, and names the last step Offer after an offer", () => {
  expect(way("applied", "offered")).toEqual([
    "Submitted 01 done",
    "Under Review  done",
    "Interview  done",
    "Offer 02 now",
  ]);
});

it("ends with the final status", () => {
  expect(way("applied", "reviewing", "rejected")).toEqual([
    "Submitted 01 done",
    "Under Review 02 done",
    "Not Selected 03 now",
  ]);
  expect(way("applied", "withdrawn")).toEqual(["Submitted 01 done", "Withdrawn 02 now"]);
  expect(way("applied", "interview", "hired").at(-1)).toBe("Hired 03 now");
});

it("follows a move back to an earlier stage", () => {
  expect(way("applied", "interview", "reviewing")).toEqual([
    "Submitted 01 done",
    "Under Review 03 now",
    "Interview  next",
    "Decision  later",
  ]);
});

it.each([
  ["reviewing", true, true],
  ["offered", true, true],
  ["reviewing", false, false],
  ["rejected", true, false],
  ["hired", true, false],
] as const)("%s at a paused company: %s, is on hold: %s", (status, company_paused, expected) => {
  expect(isOnHold({ status, company_paused })).toBe(expected);
});
