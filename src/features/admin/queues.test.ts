import type { CompanyListItem } from "@contracts/company";
import { expect, it } from "vitest";
import { sortIntoQueues } from "@/features/admin/queues";

const company = (id: string, more: Partial<CompanyListItem>) =>
  ({
    id,
    submitted_at: "2026-11-10",
    is_approved: false,
    rejected_at: null,
    proposed_at: null,
    ...more,
  }) as CompanyListItem;

it("puts every company where something is decided about it, the longest wait first", () => {
  const queues = sortIntoQueues([
    company("new", { submitted_at: null }),
    company("waits", {}),
    company("refused", { rejected_at: "2026-11-11" }),
    company("renames", { is_approved: true, proposed_at: "2026-11-08" }),
    company("works", { is_approved: true }),
  ]);
  const ids = Object.fromEntries(Object.entries(queues).map(([name, list]) => [name, list.map(({ id }) => id)]));
  expect(ids).toEqual({
    waiting: ["renames", "waits"],
    unfinished: ["new"],
    rejected: ["refused"],
    approved: ["renames", "works"],
  });
});
