import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PopupButton } from "@/components/ui/popup-button";

it("opens nothing if it was dismissed while loading", async () => {
  const user = userEvent.setup();
  const pending = new Promise<never>(() => {});
  render(
    <PopupButton label="Notifications" popup="dialog" load={() => pending} renderPopup={() => null}>
      Bell
    </PopupButton>,
  );
  const button = screen.getByRole("button", { name: "Notifications" });
  await user.tab();
  await user.keyboard("{Enter}");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{Escape}");
  expect(button.getAttribute("aria-expanded")).toBe("false");
});
