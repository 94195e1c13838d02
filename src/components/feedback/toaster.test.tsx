import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const list = "@/components/feedback/toast-list";
const real = () => vi.doMock(list, () => ({ default: () => <p>The real list</p> }));
const broken = () =>
  vi.doMock(list, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });

/** As after a reload: the list hasn't been loaded. */
async function showToaster() {
  const { toast } = await import("@/components/feedback/toast");
  const { Toaster } = await import("@/components/feedback/toaster");
  render(<Toaster />);
  return toast;
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

test("a plain list works without its code, which is loaded again with the next toast", async () => {
  broken();
  const toast = await showToaster();
  const onSelect = vi.fn();
  act(() => void toast.success({ title: "Moved", action: { label: "Undo", onSelect }, lasts: 10_000 }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText("Moved")).toBeNull();

  real();
  act(() => void toast.error({ title: "Next" }));
  await screen.findByText("The real list");
  expect(screen.queryByText("Next")).toBeNull();
});

test("the list is loaded again once the network is back", async () => {
  broken();
  const toast = await showToaster();
  act(() => void toast.error({ title: "Offline" }));
  await screen.findByText("Offline");
  real();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.getByText("The real list")).toBeDefined());
});

test("toasts don't wait for code that never loads", async () => {
  let come = () => {};
  vi.doMock(list, async () => {
    await new Promise<void>((resolve) => (come = resolve));
    return { default: () => <p>The real list</p> };
  });
  const toast = await showToaster();
  act(() => void toast.error({ title: "Not saved" }));
  expect(screen.queryByText("Not saved")).toBeNull();
  await screen.findByText("Not saved", undefined, { timeout: 2000 });
  come();
  await screen.findByText("The real list");
});
