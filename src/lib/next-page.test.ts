import { pageSize } from "@contracts/limits";
import { expect, it } from "vitest";
import { nextPage } from "@/lib/next-page";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index }));

it("continues after the last row when the page is full", () => {
  expect(nextPage(rows(pageSize), ({ id }) => ({ after: id }))).toEqual({ after: pageSize - 1 });
});

it.each([0, 1, pageSize - 1])("returns no next page after a page of %i rows", (count) => {
  expect(nextPage(rows(count), ({ id }) => id)).toBeNull();
});
