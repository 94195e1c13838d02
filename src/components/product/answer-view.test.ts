import { describe, expect, it } from "vitest";
import { answerView } from "@/components/product/answer-view";

describe("answerView", () => {
  const answer = (question_type: Parameters<typeof answerView>[0]["question_type"], text: string) =>
    answerView({ question_id: "q", question: "?", question_type, is_required: false, answer: text });

  it("shows each type in its own way, and blank responses as none", () => {
    expect(answer("TEXT", "  ")).toEqual({ kind: "none" });
    expect(answer("FILE", "u1/cv.pdf")).toEqual({ kind: "file", path: "u1/cv.pdf" });
    expect(answer("RATING", "3")).toEqual({ kind: "rating", rating: "3" });
    expect(answer("CHECKBOX", "Days\nNights")).toEqual({ kind: "list", options: ["Days", "Nights"] });
    expect(answer("MULTIPLE_CHOICE", "Days")).toEqual({ kind: "text", text: "Days" });
  });
});
