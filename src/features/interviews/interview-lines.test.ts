import type { ApplicationInterviews } from "@contracts/interview";
import { expect, it } from "vitest";
import { interviewLines } from "@/features/interviews/interview-lines";

const proposal = { slots: [], people: [], picked: null, answered_at: null };
const interview = { sequence: 0, reason: null, changed_by: "candidate", starts_at: "2026-11-24T17:00:00Z" };
const lines = (proposals: object[], interviews: object[]) =>
  interviewLines({ proposals, interviews } as unknown as ApplicationInterviews, "America/Denver", {
    candidate: "Grace",
    company: "You",
  }).map(({ text }) => text.replaceAll(/\s/g, " "));

it("tells what was answered, moved and cancelled, in the order in which it happened", () => {
  expect(
    lines(
      [
        { ...proposal, state: "open" },
        { ...proposal, state: "declined", answered_at: "2026-11-16T10:00:00Z" },
        { ...proposal, state: "picked", picked: "2026-11-24T17:00:00Z", answered_at: "2026-11-18T10:00:00Z" },
        { ...proposal, state: "withdrawn", answered_at: "2026-11-15T10:00:00Z" },
      ],
      [
        { ...interview, state: "confirmed", changed_at: "2026-11-18T10:00:00Z" },
        {
          ...interview,
          state: "cancelled",
          changed_at: "2026-11-20T10:00:00Z",
          sequence: 2,
          reason: "I have found a job.",
        },
        {
          ...interview,
          state: "confirmed",
          changed_by: "company",
          changed_at: "2026-11-19T10:00:00Z",
          sequence: 1,
          reason: "The room is taken.",
        },
      ],
    ),
  ).toEqual([
    "You withdrew the times",
    "Grace can make none of the times",
    "Grace picked Tue, Nov 24, 10:00 AM",
    "You moved the interview to Tue, Nov 24, 10:00 AM: The room is taken.",
    "Grace cancelled the interview: I have found a job.",
  ]);
});

it("names nobody for what ended with the application", () => {
  const ended = {
    ...interview,
    state: "cancelled",
    changed_by: null,
    changed_at: "2026-11-20T10:00:00Z",
    reason: null,
  };
  expect(lines([], [ended])).toEqual(["The interview was cancelled"]);
});
