import { companyTransitions } from "@contracts/applications/application-status";
import { applicationStatuses } from "@contracts/enums";
import { describe, expect, it, test } from "vitest";
import { asksFirst, stageMoves } from "@/applications/company/stages";

describe("stageMoves", () => {
  it.each(applicationStatuses)("offers every allowed move from %s, and the usual next one among them", (status) => {
    const allowed = [...companyTransitions[status]];
    const { next, reject, stages } = stageMoves({ status, allowed_statuses: allowed });
    expect([...stages, ...(reject ? ["rejected"] : [])].toSorted()).toEqual(allowed.toSorted());
    if (next) expect(stages).toContain(next);
  });

  it("offers nothing to someone who may only read", () => {
    expect(stageMoves({ status: "applied", allowed_statuses: [] })).toEqual({ next: null, reject: false, stages: [] });
  });
});

test("Offered, Hired and Not Selected ask first", () => {
  expect(applicationStatuses.filter(asksFirst)).toEqual(["offered", "hired", "rejected"]);
});
