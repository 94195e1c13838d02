import { afterEach, expect, it, vi } from "vitest";
import { markLargeText } from "@/app/large-text";

const root = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.removeAttribute("style");
  root.removeAttribute("data-large-text");
});

it("marks enlarged text, and isn't switched back and forth by the width of a scrollbar", () => {
  let changed = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onChange: () => void) {
        changed = onChange;
      }
      observe() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
  const width = vi.spyOn(root, "clientWidth", "get").mockReturnValue(560);
  const marked = (pixels: number) => {
    width.mockReturnValue(pixels);
    changed();
    return root.hasAttribute("data-large-text");
  };
  root.style.fontSize = "32px";
  markLargeText();
  expect(root.hasAttribute("data-large-text")).toBe(false);
  expect(marked(545)).toBe(true);
  expect(marked(560)).toBe(true);
  root.style.fontSize = "16px";
  expect(marked(320)).toBe(false);
});
