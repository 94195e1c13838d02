import { expect, it } from "vitest";
import { findFacts } from "@/candidates/model/resume/find-facts";

const factsIn = (lines: string[]) => findFacts([{ lines, links: [] }], new Map(), new Date("2026-11-24"));
const placeIn = (lines: string[]) => factsIn(lines).place?.value.city;

it("finds a location on its own line below the name, and no location in a company line", () => {
  const job = ["Experience", "QA Engineer", "Sen Vàng Pay, Hanoi, Vietnam", "2019 – 2024"];
  expect(placeIn(["Björn Åkesson", "Developer", "Uppsala, Sweden", ...job])).toBe("Uppsala");
  expect(
    placeIn(["Thị Hương Nguyễn", "QA Engineer", "I test payments.", "Tester", ...job.slice(2, 3)]),
  ).toBeUndefined();
});

it("does not mistake a sentence for a title", () => {
  const told = "Supervisor of a night shift of thirty, with no lost day";
  expect(factsIn(["Jamal Carter", told, "Experience", "Warehouse Supervisor"]).title?.value).toBe(
    "Warehouse Supervisor",
  );
});

it("rejoins an email address that was split across lines", () => {
  expect(factsIn(["Tyler Brooks", "tyler@example.co", "m"]).email?.value).toBe("tyler@example.com");
});
