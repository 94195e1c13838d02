import type { MergePreview, MergeSide } from "@contracts/applications/merge";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MergeDialog } from "@/applications/company/merge/merge-dialog";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", () => ({ callProcedure: rpc }));

const side = (id: string): MergeSide => ({
  id,
  status: "applied",
  applied_at: "2026-11-20T12:00:00Z",
  answer_due: null,
  version: `version of ${id}`,
  is_own: false,
  added_by: "Dana",
  name: "Tomas Reyhold",
  email: `${id}@people.example`,
  phone: null,
  skills: 0,
  resumes: [],
  notes: 0,
  responses: 0,
  questions: 0,
  messages: 0,
  source: null,
  tags: [],
});

it("enables merging once the preview has loaded", async () => {
  let answer: (preview: MergePreview) => void = () => {};
  const preview = new Promise<MergePreview>((resolve) => {
    answer = resolve;
  });
  rpc.mockImplementation(async (name: string) => (name === "get_merge" ? preview : null));
  renderWith(<MergeDialog applicationId="older" otherId="newer" onClose={vi.fn()} />);
  const merge = await screen.findByRole<HTMLButtonElement>("button", { name: "Merge" });
  expect(merge.disabled).toBe(true);
  answer({ job_title: "Dispatcher", sides: [side("newer"), side("older")] });
  await screen.findByText("What's kept");
  expect(merge.disabled).toBe(false);
  await userEvent.click(merge);
  expect(rpc).toHaveBeenCalledWith("merge_applications", {
    p_stays: "newer",
    p_ends: "older",
    p_versions: { newer: "version of newer", older: "version of older" },
  });
});
