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
])("shows what %s leads to as it is typed, and as it is known where more of it is to come", (typed, shown) => {
  const [first] = typeOf(typed, { near: false, skills: [skill("React", "React.js")] });
  expect(first).toBe(`${shown}isReact2 open jobs`);
});

it("asks by its name whether the one skill that is spelled alike was meant", () => {
  const [question] = typeOf("PostgreSLQ", { near: true, skills: [skill("PostgreSQL", "PostgreSQL")] });
  expect(question).toBe("Did you mean PostgreSQL?");
});
