import { companyTransitions } from "@contracts/application-status";
import { applicationStatuses } from "@contracts/enums";
import { describe, expect, it } from "vitest";
import { moveQuestion, stageMoves, stageSteps } from "@/features/applications/company/stages";

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

describe("moveQuestion", () => {
  it("asks before Offered, Hired and Not Selected only", () => {
    const asked = applicationStatuses.filter((status) => moveQuestion(status, "Grace") !== null);
    expect(asked).toEqual(["offered", "hired", "rejected"]);
    expect(moveQuestion("rejected", "Grace")?.title).toBe("Mark Grace as Not Selected?");
  });
});
