import { companyTransitions } from "@contracts/applications/application-status";
import { applicationStatuses } from "@contracts/enums";
import { describe, expect, it, test } from "vitest";
import { asksFirst, stageMoves, stageSteps } from "@/applications/company/stages";

describe("stageMoves", () => {
  it.each(applicationStatuses)("offers every allowed move from %s exactly once", (status) => {
    const allowed = [...companyTransitions[status]];
    const { next, reject, others } = stageMoves({ status, allowed_statuses: allowed });
    const offered = [next, reject ? "rejected" : null, ...others].filter(Boolean);
    expect(offered.toSorted()).toEqual(allowed.toSorted());
  });

  it("offers nothing to someone who may only read", () => {
    expect(stageMoves({ status: "applied", allowed_statuses: [] })).toEqual({ next: null, reject: false, others: [] });
  });
});

describe("stageSteps", () => {
  it("marks the present stage, everything for hired, nothing for who left the path", () => {
    expect(stageSteps("interview").current).toBe(2);
    expect(stageSteps("hired").current).toBe(5);
    expect(stageSteps("rejected").current).toBe(-1);
    expect(stageSteps("applied").steps.map((step) => step.label)).toEqual([
      "New",
      "Review",
      "Interview",
      "Offered",
      "Hired",
    ]);
  });
});

test("Offered, Hired and Not Selected ask first", () => {
  expect(applicationStatuses.filter(asksFirst)).toEqual(["offered", "hired", "rejected"]);
});
