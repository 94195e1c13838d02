import type { SkillSearch } from "@contracts/matching/skills";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SkillInput } from "@/components/form/skill-input";

function typeOf(typed: string, found: SkillSearch) {
  const vocabulary = { useSearch: (text: string) => (text ? found : undefined), useRecognised: () => new Map() };
  render(<SkillInput vocabulary={vocabulary} onAdd={() => {}} input={{ "aria-label": "Skills" }} />);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: typed } });
  return screen.getAllByRole("option").map((option) => option.textContent);
}

const skill = (name: string, written: string) => ({ key: name.toLowerCase(), name, written, jobs: 2 });

it.each([
  ["ReactJS", "ReactJS"],
  ["reactj", "React.js"],
])("shows the spelling of %s as typed, or as known if typing is unfinished", (typed, shown) => {
  const [first] = typeOf(typed, { near: false, skills: [skill("React", "React.js")] });
  expect(first).toBe(`${shown}isReact2 open jobs`);
});

it("asks whether the similarly spelled skill was meant", () => {
  const [question] = typeOf("PostgreSLQ", { near: true, skills: [skill("PostgreSQL", "PostgreSQL")] });
  expect(question).toBe("Did you mean PostgreSQL?");
});
