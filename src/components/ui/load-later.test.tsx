import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { loadLater } from "@/components/ui/load-later";

it("leaves the page intact when its code can't be loaded, and tries again on the next click", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi.fn(async () => () => <p>Opened</p>);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Later = loadLater<{ onClose: () => void }>(load, { onMissing: ({ onClose }) => onClose() });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          {open ? "Opening" : "Open"}
        </button>
        {open && <Later onClose={() => setOpen(false)} />}
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.type(screen.getByRole("textbox"), "kept");
  await user.click(screen.getByRole("button", { name: "Open" }));
  const again = await screen.findByRole("button", { name: "Open" });
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("kept");
  expect(screen.queryByText("Opened")).toBeNull();
  await user.click(again);
  await screen.findByText("Opened");
});
