import type { MatchExplanation } from "@contracts/match";
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
  without_skills: false,
};

test("the panel shows every fact, addressed to its reader, and never the score", () => {
  const { container } = render(<MatchPanel match={match} reader="candidate" />);
  expect(screen.getByRole("img", { name: "5 of 7 required skills, 0 of 1 preferred skills" })).toBeDefined();
  expect(screen.getByText("Senior level is asked; you have 8 years of experience")).toBeDefined();
  expect(screen.getByText("Denver, CO is asked; not on your profile")).toBeDefined();
  expect(screen.getAllByRole("img", { name: "matches" })).toHaveLength(6);
  expect(screen.getAllByRole("img", { name: "not on the profile" })).toHaveLength(4);
  expect(container.textContent).not.toContain("731");
});

test("above twelve skills there are words only", () => {
  render(<MatchLine match={{ ...match, required: skills(5, 13) }} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("5 of 7 required skills")).toBeDefined();
});

test("a profile without skills misses none: neither bars nor signs are counted, level and place stay", () => {
  const none = { ...match, required: skills(0, 7), without_skills: true, summary: "No skills on this profile yet" };
  render(<MatchLine match={none} />);
  render(<MatchPanel match={none} reader="company" />);
  expect(screen.getAllByText("No skills on this profile yet")).toHaveLength(2);
  expect(screen.queryByRole("img", { name: /skills/ })).toBeNull();
  expect(screen.queryByText("Skill 0")).toBeNull();
  expect(screen.getByText(/Senior level is asked/)).toBeDefined();
});
