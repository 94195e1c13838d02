import { expect, test } from "vitest";
import { splitLead } from "../../supabase/functions/_shared/contracts/jobs/job-lead.ts";

const sentence = "You plan the routes of forty trucks. ";

test.each([
  ["You plan routes.", "You plan routes.", ""],
  [
    "You plan *routes*\nby night.\n\n## What you'll need\n\n- Patience",
    "You plan *routes*\nby night.",
    "## What you'll need\n\n- Patience",
  ],
  ["## The job\n\nYou plan routes.", "", "## The job\n\nYou plan routes."],
  ["- One\n- Two", "", "- One\n- Two"],
  ["The job\n---\n\nYou plan.", "", "The job\n---\n\nYou plan."],
  ["See [us][1].\n\n[1]: https://quillmark.example", "", "See [us][1].\n\n[1]: https://quillmark.example"],
  ["", "", ""],
])("the lead of %j is %j", (description, lead, rest) => {
  expect(splitLead(description)).toEqual({ lead, rest });
});

test("a long lead is cut after a sentence without losing or repeating text", () => {
  const description = `${sentence.repeat(20).trim()}\n\nMore.`;
  const { lead, rest } = splitLead(description);
  expect(lead.length).toBeLessThanOrEqual(400);
  expect(lead.endsWith(".")).toBe(true);
  expect(`${lead} ${rest}`).toBe(description);
  expect(splitLead("word ".repeat(200)).lead).toBe("");
});
