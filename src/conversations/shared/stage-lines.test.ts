import type { ApplicationEvent } from "@contracts/applications/application";
import { expect, it } from "vitest";
import { stageLines } from "@/conversations/shared/stage-lines";

const move = (rest: Partial<ApplicationEvent>): ApplicationEvent => ({
  application_id: "a",
  from_status: "applied",
  to_status: "reviewing",
  created_at: "2026-11-16T10:00:00Z",
  by_candidate: false,
  actor_name: null,
  is_mine: false,
  withdrawal: null,
  reason: null,
  words: null,
  ...rest,
});

it.each([
  [{ actor_name: "Owen Park" }, "Owen Park moved it to Under Review, Nov 16"],
  [{ actor_name: "Owen Park", is_mine: true }, "You moved it to Under Review, Nov 16"],
  [{}, "Moved to Under Review, Nov 16"],
  [{ to_status: "hired", by_candidate: true, is_mine: true }, "Moved to Hired, Nov 16"],
  [{ to_status: "withdrawn", by_candidate: true, is_mine: true }, "Withdrawn, Nov 16"],
] as const)("says who moved the application, or that the reader did: %j", (what, words) => {
  expect(stageLines("a", [move(what)]).map(({ text }) => text)).toEqual([words]);
});
