import { beforeEach, expect, it, vi } from "vitest";
import { forgetRecent, type RecentFind, readRecent, rememberFind } from "@/lib/recent-finds";

const find = (id: string): RecentFind => ({ id, kind: "job", name: id, text: "", to: `/company/jobs/${id}/manage` });
beforeEach(() => localStorage.clear());

it("keeps the eight most recent results, newest first and without repeats", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) rememberFind("me", find(id));
  expect(readRecent("me").map(({ id }) => id)).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
});

it("belongs only to its owner, and is cleared on sign-out", () => {
  rememberFind("me", find("a"));
  expect(readRecent("somebody")).toEqual([]);
  rememberFind("somebody", find("b"));
  expect(readRecent("me")).toEqual([]);
  forgetRecent();
  expect(readRecent("somebody")).toEqual([]);
});

it.each([
  "no json",
  '{"owner":"me","finds":[{"id":"a","kind":"job","name":"A","text":"","to":"https://example.com"}]}',
  '{"owner":"me","finds":[null,{"kind":"job"}]}',
])("ignores stored values that aren't ours: %s", (stored) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("fairmatch.recent", stored);
  expect(readRecent("me")).toEqual([]);
});
