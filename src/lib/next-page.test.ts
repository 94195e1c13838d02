import { pageSize } from "@contracts/limits";
import { expect, it } from "vitest";
import { nextPage } from "@/lib/next-page";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index }));

it("continues after the last row of a full page", () => {
  expect(nextPage(rows(pageSize), ({ id }) => ({ after: id }))).toEqual({ after: pageSize - 1 });
});

it.each([0, 1, pageSize - 1])("ends with a page of %i", (count) => {
  expect(nextPage(rows(count), ({ id }) => id)).toBeNull();
});
