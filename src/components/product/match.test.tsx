import type { MatchExplanation } from "@contracts/matching/match";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MatchLine, MatchPanel } from "@/components/product/match";

const skills = (has: number, all: number) =>
  Array.from({ length: all }, (_, i) => ({ name: `Skill ${i}`, has: i < has }));

const match: MatchExplanation = {
  required: skills(5, 7),
  preferred: [{ name: "Terraform", has: false }],
  level: { asked: "Senior level", has: "8 years of experience", fit: "match" },
  location: { asked: "Denver, CO", has: null, fit: "unknown" },
  summary: "5 of 7 required skills; missing: Go, Kafka",
  score: 731,
  culture: null,
  without_skills: false,
  without_culture: false,
};

test("the panel addresses its reader, shows every fact, and never shows the score", () => {
  const { container } = render(<MatchPanel match={match} reader="candidate" />);
  expect(screen.getByRole("img", { name: "5 of 7 required skills, 0 of 1 preferred skills" })).toBeDefined();
  expect(screen.getByText("Asks for Senior level; you have 8 years of experience")).toBeDefined();
  expect(screen.getByText("Asks for Denver, CO; not on your profile")).toBeDefined();
  expect(screen.getAllByRole("img", { name: "matches" })).toHaveLength(6);
  expect(screen.getAllByRole("img", { name: "not on the profile" })).toHaveLength(4);
  expect(container.textContent).not.toContain("731");
});

test("ways of working come after the location, with a count and a mark for each, and not in the strip", () => {
  const culture = [
    { name: "written_first", has: false },
    { name: "mentoring", has: true },
    { name: "pair_work", has: false },
  ] as const;
  const { container } = render(<MatchPanel match={{ ...match, culture: [...culture] }} reader="company" />);
  expect([...container.querySelectorAll("dt")].map((row) => row.textContent)).toEqual([
    "Required skills5 of 7",
    "Preferred skills0 of 1",
    "Level",
    "Location",
    "Ways of working1 of 3",
  ]);
  const values = [...(container.querySelector("dl > div:last-child")?.querySelectorAll(".fact") ?? [])];
  expect(values.map((value) => value.textContent)).toEqual(["Mentoring", "Written first", "Pair work"]);
  expect(screen.getAllByRole("img", { name: "matches" })).toHaveLength(7);
  expect(screen.getByRole("img", { name: "5 of 7 required skills, 0 of 1 preferred skills" })).toBeDefined();
});

test.each([
  ["candidate", "Mentoring, Pair work; none are on your profile yet"],
  ["company", "Mentoring, Pair work; none are on the profile yet"],
] as const)("a profile without ways of working shows none as missing to the %s", (reader, words) => {
  const culture = (["mentoring", "pair_work"] as const).map((name) => ({ name, has: false }));
  render(<MatchPanel match={{ ...match, culture, without_culture: true }} reader={reader} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText("0 of 2")).toBeNull();
});

test("a job without ways of working has no such row", () => {
  render(<MatchPanel match={match} reader="company" />);
  expect(screen.queryByText(/Ways of working/)).toBeNull();
});

test("more than twelve skills show as text only", () => {
  render(<MatchLine match={{ ...match, required: skills(5, 13), summary: "5 of 13 required skills; missing: Go" }} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("5 of 13 required skills")).toBeDefined();
});

test("a profile without skills shows none as missing, but keeps level and location", () => {
  const none = { ...match, required: skills(0, 7), without_skills: true, summary: "No skills on this profile yet" };
  render(<MatchLine match={none} />);
  render(<MatchPanel match={none} reader="company" />);
  expect(screen.getAllByText("No skills on this profile yet")).toHaveLength(2);
  expect(screen.queryByRole("img", { name: /skills/ })).toBeNull();
  expect(screen.queryByText("Skill 0")).toBeNull();
  expect(screen.getByText(/Asks for Senior level/)).toBeDefined();
});
