import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TagsEditor } from "@/applications/company/tags/tags-editor";
import { toast, toastStore } from "@/components/feedback/toast";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../../tests/support/render-with";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

const known = {
  tags: [
    { name: "Conference 2026", people: 1 },
    { name: "On-call OK", people: 2 },
    { name: "Relocating", people: 3 },
  ],
  in_use: 3,
  can: { make: true },
};
let refused: object | null;
const tagged = () => rpc.mock.calls.filter(([name]) => name === "tag_applications").map(([, args]) => args);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  refused = null;
  rpc.mockReset().mockImplementation(async (name: string, { p_ids }: { p_ids: string[] }) => {
    if (name === "get_tags") return { data: known, error: null };
    return refused ? { data: null, error: refused } : { data: { changed: p_ids, full: [] }, error: null };
  });
});
afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

const show = (tags: string[]) =>
  renderWith(
    <>
      <TagsEditor application={{ id: "a", tags, job: { id: "job" } } as unknown as CompanyApplicationDetail} />
      <Toaster />
    </>,
  );
const field = () => screen.getByRole("combobox", { name: "Add a tag" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("suggests known tags first, saves the chosen one right away, and can undo it", async () => {
  show(["Relocating"]);
  await userEvent.type(field(), "on");
  await waitFor(() =>
    expect(options()).toEqual(["On-call OK2 people", "Conference 20261 person", "Create tag “on”3 of 30"]),
  );
  await userEvent.keyboard("{Enter}");
  expect(tagged()).toEqual([{ p_ids: ["a"], p_name: "On-call OK", p_is_on: true }]);
  expect(field()).toHaveProperty("value", "");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(tagged().at(-1)).toEqual({ p_ids: ["a"], p_name: "On-call OK", p_is_on: false }));
});

function holdTags() {
  let answer = (_answer: unknown) => {};
  rpc.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return () => answer({ data: known, error: null });
}

it("adds the tag whose Enter came before the team's tags", async () => {
  const answer = holdTags();
  show([]);
  await userEvent.type(field(), "reloc{Enter}");
  expect(tagged()).toEqual([]);
  answer();
  await waitFor(() => expect(tagged()).toEqual([{ p_ids: ["a"], p_name: "Relocating", p_is_on: true }]));
});

it("forgets that Enter on Escape", async () => {
  const answer = holdTags();
  show([]);
  await userEvent.type(field(), "reloc{Enter}{Escape}");
  answer();
  await screen.findByRole("option", { name: /Relocating/ });
  expect(tagged()).toEqual([]);
});

it("creates a tag with the last row", async () => {
  show([]);
  await userEvent.type(field(), "Night shift");
  await userEvent.click(await screen.findByRole("option", { name: /Create tag “Night shift”/ }));
  expect(tagged()).toEqual([{ p_ids: ["a"], p_name: "Night shift", p_is_on: true }]);
});

it("selects the last tag on Backspace, and removes it on the next", async () => {
  show(["Relocating", "On-call OK"]);
  await userEvent.click(field());
  await userEvent.keyboard("{Backspace}");
  expect(tagged()).toEqual([]);
  await userEvent.keyboard("{Backspace}");
  expect(tagged()).toEqual([{ p_ids: ["a"], p_name: "On-call OK", p_is_on: false }]);
  await userEvent.click(screen.getByRole("button", { name: "Remove tag Relocating" }));
  expect(tagged().at(-1)).toEqual({ p_ids: ["a"], p_name: "Relocating", p_is_on: false });
});

it("removes nothing while Backspace is held", async () => {
  show(["Relocating"]);
  for (const repeat of [false, true, true]) fireEvent.keyDown(field(), { key: "Backspace", repeat });
  expect(tagged()).toEqual([]);
});

it("keeps the text when it is refused, and shows the reason at the field", async () => {
  refused = { code: "PT409", message: "30 of 30 tags are in use. Reuse one.", details: null, hint: null };
  show([]);
  await userEvent.type(field(), "Night shift");
  await screen.findByRole("option", { name: /Create tag/ });
  await userEvent.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("30 of 30");
  expect(field()).toHaveProperty("value", "Night shift");
});

it("shows why a tag was refused after another one was added", async () => {
  let answer = (_answer: unknown) => {};
  show([]);
  await userEvent.type(field(), "Night shift");
  await screen.findByRole("option", { name: /Create tag/ });
  rpc.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.keyboard("{Enter}");
  await userEvent.type(field(), "reloc{Enter}");
  await waitFor(() => expect(tagged().map(({ p_name }) => p_name)).toEqual(["Night shift", "Relocating"]));
  answer({
    data: null,
    error: { code: "PT409", message: "30 of 30 tags are in use. Reuse one.", details: null, hint: null },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("30 of 30");
  expect(field()).toHaveProperty("value", "Night shift");
});

it("accepts at most ten tags", () => {
  show(Array.from({ length: 10 }, (_, n) => `Tag ${n}`));
  expect(field()).toHaveProperty("readOnly", true);
  expect(field()).toHaveProperty("placeholder", "Maximum of 10 tags");
});
