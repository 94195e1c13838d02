import type { ApplicationEvent } from "@contracts/applications/application";
import type { ChangeOutcome } from "@contracts/applications/change-outcome";
import { describe, expect, it } from "vitest";
import {
  arrived,
  leftOutWords,
  movedMeanwhileWords,
  movedWords,
  names,
  previewWords,
} from "@/applications/model/move-words";

const outcome = (
  candidate_name: string,
  refusal: ChangeOutcome["refusal"] = null,
  status: ChangeOutcome["status"] = "reviewing",
): ChangeOutcome => ({
  id: candidate_name,
  candidate_name,
  status,
  refusal,
});
const move = { act: "Move to Interview", verb: ["moves", "move"], notifies: true } as const;

describe("texts about several people", () => {
  it("list at most three names", () => {
    expect(names(["Grace Adeyemo"])).toBe("Grace");
    expect(names(["Grace Adeyemo", "Mei-Lin Tanaka", null])).toBe("Grace, Mei-Lin, and The candidate");
    expect(names(["A B", "C D", "E F", "G H"])).toBe("A, C, and 2 more");
  });

  it("preview who moves, who stays and why, and who is notified", () => {
    const outcomes = [
      outcome("Grace Adeyemo"),
      outcome("Mei-Lin Tanaka"),
      outcome("Hana Sorrell", "same_status", "interview"),
    ];
    expect(previewWords(outcomes, move)).toEqual({
      lead: "Move to Interview:",
      text: "Grace and Mei-Lin move. 1 person stays (Hana: Already in Interview). You can undo for 10 seconds, then we notify 2 people, here and by email.",
      count: 2,
    });
    expect(previewWords([outcome("Hana Sorrell", "same_status", "interview")], move).text).toBe(
      "No one is affected. 1 person stays (Hana: Already in Interview).",
    );
  });

  it("count people who already moved in a call without a response, and name who stayed", () => {
    const outcomes = [
      outcome("Grace Adeyemo"),
      outcome("Hana Sorrell", "same_status", "interview"),
      outcome("Ada Okafor", "moved_since", "offered"),
    ];
    expect(arrived(outcomes).map(({ id }) => id)).toEqual(["Grace Adeyemo", "Hana Sorrell"]);
    expect(movedWords(arrived(outcomes), "interview").title).toBe("2 people moved to Interview");
    expect(movedWords([outcome("Grace Adeyemo")], "interview")).toEqual({
      title: "Grace moved to Interview",
      description: "We'll notify Grace in 10 seconds.",
    });
    expect(leftOutWords(outcomes.slice(2))).toBe("Ada: Already moved to Offered");
  });

  it.each([
    [{ to_status: "offered", actor_name: "Marta Lindqvist" }, "Marta moved Noor to Offered today, "],
    [{ to_status: "interview", actor_name: "Marta Lindqvist", is_mine: true }, "You moved Noor to Interview today, "],
    [{ to_status: "withdrawn", by_candidate: true }, "Noor withdrew today, "],
  ] as const)("name the person who moved first: %j", (event, words) => {
    const last = { ...event, created_at: new Date().toISOString() } as unknown as ApplicationEvent;
    expect(movedMeanwhileWords(last, "Noor")).toMatch(new RegExp(`^${words}`));
  });

  it("name no one if the last event is unknown", () => {
    expect(movedMeanwhileWords(undefined, "Noor")).toBeNull();
  });
});
