import type { ApplicationFate } from "@contracts/application";
import { describe, expect, it } from "vitest";
import { arrived, leftOutWords, movedWords, names, previewWords } from "@/features/applications/move-words";

const fate = (candidate_name: string, left_out: string | null = null): ApplicationFate => ({
  id: candidate_name,
  candidate_name,
  status: "reviewing",
  left_out,
});
const move = { act: "Move to Interview", verb: ["moves", "move"], told: true } as const;

describe("words for several people", () => {
  it("names at most three", () => {
    expect(names(["Grace Adeyemo"])).toBe("Grace");
    expect(names(["Grace Adeyemo", "Mei-Lin Tanaka", null])).toBe("Grace, Mei-Lin, and The candidate");
    expect(names(["A B", "C D", "E F", "G H"])).toBe("A, C, and 2 more");
  });

  it("says before it is done who moves, who stays and why, and who is told", () => {
    const fates = [fate("Grace Adeyemo"), fate("Mei-Lin Tanaka"), fate("Hana Sorrell", "Already in Interview")];
    expect(previewWords(fates, move)).toEqual({
      lead: "Move to Interview:",
      text: "Grace and Mei-Lin move. 1 person stays (Hana: Already in Interview). 2 people are told, here and by email, after 10 seconds in which you can undo.",
      count: 2,
    });
    expect(previewWords([fate("Hana Sorrell", "Already in Interview")], move).text).toBe(
      "Nobody is concerned. 1 person stays (Hana: Already in Interview).",
    );
  });

  it("counts who was moved by a call whose answer was lost, and tells who stayed", () => {
    const fates = [
      fate("Grace Adeyemo"),
      fate("Hana Sorrell", "Already in Interview"),
      fate("Ada Okafor", "Moved meanwhile, to Offered"),
    ];
    expect(arrived(fates).map(({ id }) => id)).toEqual(["Grace Adeyemo", "Hana Sorrell"]);
    expect(movedWords(arrived(fates), "interview").title).toBe("2 people moved to Interview");
    expect(movedWords([fate("Grace Adeyemo")], "interview")).toEqual({
      title: "Grace moved to Interview",
      description: "Grace is told in 10 seconds.",
    });
    expect(leftOutWords(fates.slice(2))).toBe("Ada: Moved meanwhile, to Offered");
  });
});
