import type { ApplicationInterviews } from "@contracts/interviews/interview";
import { expect, it } from "vitest";
import { interviewLines } from "@/interviews/model/interview-lines";

const proposal = { slots: [], people: [], picked: null, answered_at: null };
const moved = { what: "moved", reason: null, changed_by: "company", starts_at: "2026-11-24T17:00:00Z" };
const lines = (proposals: object[], interviews: object[]) =>
  interviewLines({ proposals, interviews } as unknown as ApplicationInterviews, "America/Denver", {
    candidate: "Grace",
    company: "You",
  }).map(({ text }) => text.replaceAll(/\s/g, " "));

it("lists responses, moves with their reasons, and cancellations in chronological order", () => {
  expect(
    lines(
      [
        { ...proposal, state: "open" },
        { ...proposal, state: "declined", answered_at: "2026-11-16T10:00:00Z" },
        { ...proposal, state: "picked", picked: "2026-11-24T17:00:00Z", answered_at: "2026-11-18T10:00:00Z" },
        { ...proposal, state: "withdrawn", answered_at: "2026-11-15T10:00:00Z" },
      ],
      [
        { changes: [] },
        {
          changes: [
            { ...moved, changed_at: "2026-11-19T10:00:00Z", reason: "The room is taken." },
            {
              ...moved,
              changed_at: "2026-11-19T12:00:00Z",
              starts_at: "2026-11-25T17:00:00Z",
              reason: "Marta is ill.",
            },
            // Covered by the picked time.
            { ...moved, changed_at: "2026-11-19T14:00:00Z", changed_by: "candidate" },
            {
              ...moved,
              what: "cancelled",
              changed_by: "candidate",
              changed_at: "2026-11-20T10:00:00Z",
              reason: "I have found a job.",
            },
          ],
        },
      ],
    ),
  ).toEqual([
    "You withdrew the times",
    "None of the times work for Grace",
    "Grace picked Tue, Nov 24, 10:00 AM",
    "You moved the interview to Tue, Nov 24, 10:00 AM: The room is taken.",
    "You moved the interview to Wed, Nov 25, 10:00 AM: Marta is ill.",
    "Grace canceled the interview: I have found a job.",
  ]);
});

it("names no one for an interview that ended with the application", () => {
  const ended = { changes: [{ ...moved, what: "cancelled", changed_by: null, changed_at: "2026-11-20T10:00:00Z" }] };
  expect(lines([], [ended])).toEqual(["The interview was canceled"]);
});

it("calls a change at the same time a change rather than a move", () => {
  const later = { ...moved, starts_at: "2026-11-25T17:00:00Z" };
  const picked = { ...proposal, state: "picked", interview_id: "i", picked: moved.starts_at };
  const changes = [
    { ...moved, changed_at: "2026-11-19T10:00:00Z", reason: "Another number." },
    { ...later, changed_at: "2026-11-19T11:00:00Z" },
    { ...later, changed_at: "2026-11-19T12:00:00Z" },
  ];
  expect(lines([picked], [{ id: "i", changes }])).toEqual([
    "You changed the interview on Tue, Nov 24, 10:00 AM: Another number.",
    "You moved the interview to Wed, Nov 25, 10:00 AM",
    "You changed the interview on Wed, Nov 25, 10:00 AM",
  ]);
});
