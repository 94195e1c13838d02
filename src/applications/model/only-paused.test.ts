import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { expect, test } from "vitest";
import { isOnlyPaused } from "@/applications/model/only-paused";

type Shown = Pick<CompanyApplicationDetail, "status" | "candidate" | "company_paused">;
const paused = { status: "interview", candidate: { email: "grace@example.com" }, company_paused: true } as Shown;

test.each<[string, Partial<Shown>, boolean]>([
  ["is open, at a paused company", {}, true],
  ["is offered there", { status: "offered" }, true],
  ["is at an active company", { company_paused: false }, false],
  ["was declined", { status: "rejected" }, false],
  ["was withdrawn", { status: "withdrawn" }, false],
  ["is of a deleted account", { candidate: { email: "" } as Shown["candidate"] }, false],
])("an application that %s", (_, given, expected) => {
  expect(isOnlyPaused({ ...paused, ...given })).toBe(expected);
});
