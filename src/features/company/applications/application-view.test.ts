import { companyTransitions } from "@contracts/application-status";
import { applicationStatuses } from "@contracts/enums";
import { describe, expect, it } from "vitest";
import {
  answerView,
  historyEntries,
  moveQuestion,
  stageMoves,
  stageSteps,
} from "@/features/company/applications/application-view";

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

describe("answerView", () => {
  const answer = (question_type: Parameters<typeof answerView>[0]["question_type"], text: string) =>
    answerView({ question_id: "q", question: "?", question_type, is_required: false, answer: text });

  it("shows each type its own way, and blank ones as none", () => {
    expect(answer("TEXT", "  ")).toEqual({ kind: "none" });
    expect(answer("FILE", "u1/cv.pdf")).toEqual({ kind: "file", path: "u1/cv.pdf" });
    expect(answer("RATING", "3")).toEqual({ kind: "rating", rating: "3" });
    expect(answer("CHECKBOX", "Days\nNights")).toEqual({ kind: "list", options: ["Days", "Nights"] });
    expect(answer("MULTIPLE_CHOICE", "Days")).toEqual({ kind: "text", text: "Days" });
  });
});

describe("historyEntries", () => {
  it("is newest first and calls the first event the submission", () => {
    const entries = historyEntries([
      { from_status: null, to_status: "applied", created_at: "2026-11-15T10:00:00Z", actor_name: null },
      {
        from_status: "applied",
        to_status: "reviewing",
        created_at: "2026-11-16T10:00:00Z",
        actor_name: "Priya Valluri",
      },
    ]);
    expect(entries.map((entry) => [entry.title, entry.meta])).toEqual([
      ["Under Review", "Nov 16, 2026, Priya Valluri"],
      ["Application Submitted", "Nov 15, 2026"],
    ]);
  });
});
