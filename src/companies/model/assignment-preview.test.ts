import { describe, expect, it } from "vitest";
import { assignPreview, unassignPreview, type Work } from "@/companies/model/assignment-preview";

const person = (name: string) => {
  const [first_name = "", last_name = ""] = name.split(" ");
  return { user_id: name, first_name, last_name };
};
const [marcus, priya, ana, ben] = ["Marcus Ode", "Priya Valluri", "Ana Ruiz", "Ben Cho"].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const work = (name: string, assignee: Work["assignee"] = null): Work => ({ id: name, name, assignee });

describe("the assignment preview", () => {
  it("says who owned the work, and who is notified", () => {
    const works = [work("Nurse"), work("Driver", priya), work("Clerk")];
    expect(assignPreview("job", works, marcus, "me")).toEqual({
      ids: ["Nurse", "Driver", "Clerk"],
      lead: "Assign to Marcus Ode:",
      text: "2 jobs had no owner; Driver moves from Priya Valluri. Marcus and Priya are notified.",
    });
  });

  it("skips work already with that person, and notifies no one of their own action", () => {
    const works = [work("Nurse", marcus), work("Driver", priya), work("Clerk", priya)];
    expect(assignPreview("candidate", works, marcus, priya.user_id)).toMatchObject({
      ids: ["Driver", "Clerk"],
      text: "2 candidates move from Priya Valluri; 1 candidate is with Marcus already. Marcus is notified.",
    });
    expect(assignPreview("job", [work("Nurse", marcus)], marcus, "me")).toMatchObject({
      ids: [],
      text: "1 job is with Marcus already. Nothing changes.",
    });
    expect(assignPreview("job", [work("Nurse")], marcus, marcus.user_id).text).toBe(
      "1 job had no owner. No one else is notified.",
    );
  });

  it("names up to three people, or two and a count", () => {
    const works = [work("A", priya), work("B", ana), work("C", ben)];
    expect(assignPreview("job", works, marcus, "me").text).toMatch(/Marcus, Priya and 2 others are notified\.$/);
    expect(assignPreview("job", works.slice(0, 2), marcus, "me").text).toMatch(/Marcus, Priya and Ana are notified\.$/);
  });
});

it("unassigning skips work that has no owner", () => {
  const works = [work("Nurse"), work("Driver", priya), work("Clerk", priya)];
  expect(unassignPreview(works, "me")).toEqual({ ids: ["Driver", "Clerk"], text: "Priya is notified." });
});
