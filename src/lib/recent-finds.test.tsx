import { beforeEach, expect, it, vi } from "vitest";
import { forgetRecent, type RecentFind, readRecent, rememberFind } from "@/lib/recent-finds";

const find = (id: string): RecentFind => ({ id, kind: "job", name: id, text: "", to: `/company/jobs/${id}/manage` });
beforeEach(() => localStorage.clear());

it("keeps what was opened last first, once each, eight at most", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) rememberFind("me", find(id));
  expect(readRecent("me").map(({ id }) => id)).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
});

it("is of its owner alone, and gone once they sign out", () => {
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
])("ignores an answer of another author: %s", (stored) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("fairmatch.recent", stored);
  expect(readRecent("me")).toEqual([]);
});
