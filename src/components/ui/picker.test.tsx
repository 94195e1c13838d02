import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Picker } from "@/components/ui/picker";

const onChoose = vi.fn();
beforeEach(() => {
  onChoose.mockReset();
  Element.prototype.scrollIntoView = () => {};
});
const field = (names: readonly string[], isBusy: boolean) => (
  <Picker
    label="Find a skill"
    listLabel="Skills"
    nouns={["skill"]}
    find={() => ({ choices: names.map((id) => ({ id })) })}
    isBusy={isBusy}
    onChoose={onChoose}
  >
    {({ id }) => id}
  </Picker>
);

it.each([["the choices of the text before", ["Hydraulics"]] as const, ["no choices", []] as const])(
  "waits with Enter while it has %s",
  async (_, before) => {
    const { rerender } = render(field(before, true));
    await userEvent.type(screen.getByRole("combobox"), "high{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    rerender(field(["High-voltage work"], false));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: "High-voltage work" });
  },
);

it("forgets the Enter once more is typed", async () => {
  const { rerender } = render(field(["Hydraulics"], true));
  await userEvent.type(screen.getByRole("combobox"), "high{Enter}e");
  rerender(field(["High-voltage work"], false));
  expect(onChoose).not.toHaveBeenCalled();
});
