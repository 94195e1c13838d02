import type { GivenMark, Scorecard } from "@contracts/interviews/scorecard";
import { expect, it } from "vitest";
import {
  authorWord,
  countedMarks,
  countedRecommendations,
  othersWords,
  peopleWords,
} from "@/interviews/model/scorecard-words";

const card = (author_name: string, mark: GivenMark["mark"], more: Partial<Scorecard> = {}): Scorecard => ({
  ...{ id: author_name, author_name, is_mine: false, sent_at: "", edited_at: null, words: null, recommendation: "yes" },
  marks: [{ criterion: "SQL", mark }],
  ...more,
});
const cards = [
  card("Ada Park", "yes"),
  card("Sam Owen", "yes", { is_mine: true, recommendation: "strong_yes" }),
  card("Ben Ode", "not_assessed", { recommendation: null }),
];

it("counts each answer with its authors, the reader first, and computes no average", () => {
  const counted = countedMarks(cards, "SQL").map(({ answer, cards: given }) => [answer, given.map(authorWord)]);
  expect(counted).toEqual([
    ["yes", ["You", "Ada"]],
    ["partly", []],
    ["no", []],
    ["not_assessed", ["Ben"]],
  ]);
  expect(countedMarks(cards, "Kafka").flatMap(({ cards: given }) => given)).toEqual([]);
});

it("counts recommendations, ignoring older scorecards without one", () => {
  expect(countedRecommendations(cards).map(({ answer, cards: given }) => [answer, given.length])).toEqual([
    ["strong_no", 0],
    ["no", 0],
    ["yes", 1],
    ["strong_yes", 1],
  ]);
});

it("lists who has submitted a scorecard and who has not, the reader first", () => {
  const person = (name: string, has_sent: boolean, is_me = false) => ({ name, has_sent, is_me });
  const people = [person("Ada", true), person("Sam", true, true), person("Ben Ode", false)];
  expect(peopleWords(people, true)).toBe("You and Ada");
  expect(peopleWords(people, false)).toBe("Ben Ode");
  expect(peopleWords([], true)).toBe("");
  expect(othersWords(people)).toBe("Ada’s and Ben’s");
});
