import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { UnknownSkillsPage } from "@/matching/admin/unknown-skills-page";
import { renderWith } from "../../../tests/support/render-with.tsx";

const callProcedure = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure }));

const unknown = { key: "switching", written: "Switching", profiles: 1, jobs: 0, used_in: [], neighbours: [] };
const decided = {
  ...{
    id: "1",
    written: "Diesel engines",
    name: "Diesel mechanics",
    is_new: false,
    spellings: [],
    decided_by: "Amelia",
  },
  created_at: "2026-11-20T10:00:00Z",
};
const made = {
  ...decided,
  id: "2",
  written: "Rigging",
  name: "Rigging",
  is_new: true,
  spellings: ["Riggers", "Rig work"],
};
const answers: Record<string, unknown> = {
  list_unknown_skills: { skills: [unknown], kept: 0, decided: 1 },
  list_decided_skills: { skills: [decided, made] },
  search_skills: { skills: [{ key: "highvoltage", name: "High-voltage work", written: "high", jobs: 4 }], near: false },
};
const sent = (act: string) => callProcedure.mock.calls.filter(([name]) => name === act).map(([, args]) => args);
const ask = () => screen.findByRole("button", { name: "Make “Switching” a spelling of another skill" });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  callProcedure.mockReset().mockImplementation(async (name: string) => answers[name]);
  renderWith(<UnknownSkillsPage />);
});

test("a word can become a spelling in its row, and Escape returns focus to the button", async () => {
  await userEvent.click(await ask());
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Make “Switching” a spelling of" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await ask()));

  await userEvent.click(await ask());
  await userEvent.keyboard("high");
  await screen.findByRole("option", { name: /^High-voltage work/ });
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Now a spelling of High-voltage work.");
  expect(sent("make_skill_alias")).toEqual([{ p_word: "Switching", p_skill: "highvoltage" }]);
});

test("Enter waits for the skills of what is typed", async () => {
  let answer = (_skills: unknown) => {};
  await userEvent.click(await ask());
  await userEvent.keyboard("high");
  await screen.findByRole("option", { name: /^High-voltage work/ });
  callProcedure.mockImplementation((name: string) =>
    name === "search_skills"
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(answers[name]),
  );
  await userEvent.keyboard("er{Enter}");
  await waitFor(() => expect(sent("search_skills").at(-1)).toEqual({ p_text: "higher" }));
  expect(sent("make_skill_alias")).toEqual([]);
  answer({ skills: [{ key: "teaching", name: "Higher education", written: "higher", jobs: 1 }], near: false });
  await waitFor(() => expect(sent("make_skill_alias")).toEqual([{ p_word: "Switching", p_skill: "teaching" }]));
});

test("a word can become a skill in its row once its field of work is chosen", async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Make “Switching” a skill" }));
  const form = within(screen.getByRole("form", { name: "Make “Switching” a skill" }));
  await userEvent.selectOptions(form.getByRole("combobox", { name: /^Field of work/ }), "Trades");
  await userEvent.click(form.getByRole("button", { name: "Make skill" }));
  await waitFor(() =>
    expect(sent("make_skill")).toEqual([{ p_word: "Switching", p_name: "Switching", p_field: "trades" }]),
  );
});

test("decided words have a tab, where decisions can be undone", async () => {
  await userEvent.click(await screen.findByRole("tab", { name: /^Decided/ }));
  await screen.findByText("A spelling of Diesel mechanics");
  await userEvent.click(screen.getByRole("button", { name: "Decide “Diesel engines” again" }));
  await waitFor(() => expect(sent("undo_skill_word")).toEqual([{ p_word: "Diesel engines" }]));
});

test("undoing a new skill that has spellings needs confirmation", async () => {
  await userEvent.click(await screen.findByRole("tab", { name: /^Decided/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Decide “Rigging” again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decide “Rigging” again?" }));
  dialog.getByText(/its spellings will be unknown words again: “Riggers”, “Rig work”\./);
  expect(sent("undo_skill_word")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Decide again" }));
  await waitFor(() => expect(sent("undo_skill_word")).toEqual([{ p_word: "Rigging" }]));
});
