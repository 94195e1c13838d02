import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { useSingleKeys } from "@/applications/shared/single-keys";

it("has its keys as soon as the screen shows, before effects run", () => {
  const next = vi.fn();
  function Screen() {
    useSingleKeys(true, { j: next });
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", code: "KeyJ", bubbles: true }));
    }, []);
    return null;
  }
  render(<Screen />);
  expect(next).toHaveBeenCalledOnce();
});
