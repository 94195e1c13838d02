import { expect, test } from "vitest";
import { dotPlaces, hireAxis } from "@/applications/company/reports/hire-dots";

test("the axis has four round marks and fits the longest time", () => {
  expect(hireAxis(41)).toEqual([0, 15, 30, 45]);
  expect(hireAxis(0)).toEqual([0, 5, 10, 15]);
  expect(hireAxis(400)).toEqual([0, 140, 280, 420]);
});

test("dots with the same number of days are stacked", () => {
  expect(dotPlaces([{ days: 3 }, { days: 3 }, { days: 9 }]).map(({ above }) => above)).toEqual([0, 1, 0]);
});
