import { companyTransitions } from "@contracts/applications/application-status";
import { applicationStatuses } from "@contracts/enums";
import { describe, expect, it, test } from "vitest";
import { asksFirst, stageMoves } from "@/applications/company/stages";

describe("stageMoves", () => {
  it.each(applicationStatuses)("offers every allowed move from %s, including the usual next one", (status) => {
    const allowed = [...companyTransitions[status]];
    const { next, reject, stages } = stageMoves({ status, allowed_statuses: allowed });
    expect([...stages, ...(reject ? ["rejected"] : [])].toSorted()).toEqual(allowed.toSorted());
    if (next) expect(stages).toContain(next);
  });

  it("offers no moves to people who can only read", () => {
    expect(stageMoves({ status: "applied", allowed_statuses: [] })).toEqual({ next: null, reject: false, stages: [] });
  });
});

test("moves to Offered, Hired and Not Selected need confirmation", () => {
  expect(applicationStatuses.filter(asksFirst)).toEqual(["offered", "hired", "rejected"]);
});
