import { describe, expect, it, test } from "vitest";
import { readPeopleFilter, readPeopleOrder } from "@/applications/company/people/people-view";

const read = (address: string) => readPeopleFilter(new URLSearchParams(address));

describe("the filter in the address", () => {
  it("shows open stages by default", () => {
    expect(read("")).toEqual({ stage: "open" });
    expect(read("stage=all")).toEqual({});
    expect(read("stage=hired&q=+ada+")).toEqual({ stage: "hired", search: "ada" });
  });

  it("ignores unknown values", () => {
    expect(read("stage=all&level=far&from=yesterday&job=1&assignee=you&reason=age&q=%00")).toEqual({});
  });

  it("accepts the filters behind every number of a report", () => {
    const job = "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10";
    expect(
      read(
        `stage=all&job=${job}&from=2026-06-01&to=2026-11-23&reached=interview&answer=late&offer=open&unread=yes&responses=yes`,
      ),
    ).toEqual({
      job,
      from: "2026-06-01",
      to: "2026-11-23",
      reached: "interview",
      answer: "late",
      offer: "open",
      unread: "yes",
      responses: "yes",
    });
  });
});

test("people who need a decision come first across jobs, and best match applies to a single job", () => {
  const job = "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10";
  const order = (address: string, jobId: string | null = null) => readPeopleOrder(new URLSearchParams(address), jobId);
  expect([order(""), order("order=best"), order("order=newest"), order("order=oldest")]).toEqual([
    "decision",
    "decision",
    "newest",
    "decision",
  ]);
  expect([order(`job=${job}`), order(`job=${job}&order=best`)]).toEqual(["decision", "best"]);
  expect([order("", job), order("order=decision", job)]).toEqual(["best", "decision"]);
});
