import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Combobox } from "@/components/ui/combobox";

const onChoose = vi.fn();
beforeEach(() => {
  onChoose.mockReset();
  Element.prototype.scrollIntoView = () => {};
});
const field = (options: readonly string[] | undefined, isLate: boolean) => (
  <Combobox
    chosen={null}
    onChoose={onChoose}
    onSearch={() => {}}
    options={options?.map((name) => ({ value: name, label: name }))}
    isLate={isLate}
    empty="None"
    nouns={["company", "companies"]}
    input={{ "aria-label": "Company" }}
  />
);

it.each([
  ["the options of the text before", ["Saltmere"], true],
  ["no options", undefined, false],
] as const)("waits with Enter while it has %s", async (_, before, isLate) => {
  const { rerender } = render(field(before, isLate));
  await userEvent.type(screen.getByRole("combobox"), "Quill{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  rerender(field(["Quillmark"], false));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ value: "Quillmark", label: "Quillmark" });
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("forgets the Enter once more is typed", async () => {
  const { rerender } = render(field(undefined, false));
  await userEvent.type(screen.getByRole("combobox"), "Quill{Enter}m");
  rerender(field(["Quillmark"], false));
  expect(onChoose).not.toHaveBeenCalled();
});

it("leaves Enter to an input method that is composing", async () => {
  render(field(["Quillmark"], false));
  await userEvent.type(screen.getByRole("combobox"), "Quill");
  expect(fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", isComposing: true })).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});
