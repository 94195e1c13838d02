import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "@/components/ui/dialog";
import { Menu } from "@/components/ui/menu";

const left = vi.fn();

function Page() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu label="Change" items={[{ label: "Cancel it", onSelect: () => setAsking(true) }]}>
        Change
      </Menu>
      {asking && (
        <Dialog open title="Cancel it?" onOpenChange={setAsking}>
          <input aria-label="Why" onBlur={left} />
        </Dialog>
      )}
    </>
  );
}

it("leaves focus in the dialog that an item opened, and takes it back after closing, each time", async () => {
  const user = userEvent.setup();
  render(<Page />);
  const button = screen.getByRole("button", { name: "Change" });
  for (const _time of ["its code is fetched", "it is there"]) {
    await user.click(button);
    await user.click(await screen.findByRole("menuitem", { name: "Cancel it" }));
    const field = await screen.findByRole("textbox", { name: "Why" });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(left).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    left.mockReset();
  }
});
