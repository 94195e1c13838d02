import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { toast, toastStore } from "@/components/feedback/toast";
import { Toaster } from "@/components/feedback/toaster";
import { offerUndo } from "@/components/feedback/undo-offer";
// Preloaded for the first toast.
import "@/components/feedback/toast-list";

// Advances a millisecond per turn of the test: even on a busy machine no toast leaves before it is read.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an error stays until closed, and a repeated error shows once", async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  toast.error({ title: "Sign in failed", description: "Please check your credentials." });
  toast.error({ title: "Sign in failed", description: "Please check your credentials." });
  await screen.findByText("Please check your credentials.");
  screen.getByRole("button", { name: "Close" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText("Please check your credentials.")).toBeNull());
});

test("a timed action stays for its full time, focused or not, and then disappears", async () => {
  const onSelect = vi.fn();
  render(<Toaster />);
  toast.success({ title: "Moved", action: { label: "Undo", onSelect }, lasts: 10_000 });
  const undo = await screen.findByRole("button", { name: "Undo" });
  act(() => undo.focus());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("each undo has its own toast, even if their texts are the same", async () => {
  const undo = vi.fn();
  render(<Toaster />);
  for (const which of ["first", "second"])
    offerUndo({ title: "Invitation declined", description: "From Brackenline", undo: () => undo(which) });
  for (const button of await screen.findAllByRole("button", { name: "Undo" })) fireEvent.click(button);
  expect(undo.mock.calls).toEqual([["first"], ["second"]]);
});

test("an undo runs only once, however often its button is clicked", () => {
  const undo = vi.fn();
  offerUndo({ title: "Moved", undo });
  const press = toastStore.read().at(-1)?.action?.onSelect;
  for (let presses = 0; presses < 3; presses++) press?.();
  expect(undo).toHaveBeenCalledOnce();
});

test("the newest toast and undoable ones show, and a button unfolds the rest", async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  toast.success({ title: "Moved", action: { label: "Undo", onSelect: () => {} }, lasts: 10_000 });
  for (const title of ["First", "Second", "Third"]) toast.error({ title });
  await screen.findByText("Third");
  const standing = () =>
    [...document.querySelectorAll(".toast:not(.is-folded)")].map(
      (each) => each.querySelector(".font-semibold")?.textContent,
    );
  expect(standing()).toEqual(["Moved", "Third"]);

  const more = screen.getByRole("button", { name: "2 more notifications", expanded: false });
  more.focus();
  await user.keyboard("{Enter}");
  expect(standing()).toEqual(["Moved", "First", "Second", "Third"]);
  await user.keyboard("{Enter}");
  expect(standing()).toEqual(["Moved", "Third"]);

  act(() => {
    for (const { id, title } of toastStore.read()) if (title === "Third") toast.dismiss(id);
  });
  await waitFor(() => expect(standing()).toEqual(["Moved", "Second"]));
  expect(screen.getByRole("button", { name: "1 more notification" })).toBeDefined();
  act(() => {
    for (const { id } of toastStore.read()) toast.dismiss(id);
  });
});

test("a failure shows before a success that followed it, but not before later actions", async () => {
  render(<Toaster />);
  toast.error({ title: "Failed to upload company logo", action: { label: "Try again", onSelect: () => {} } });
  toast.success({ title: "Company profile updated successfully" });
  const inSight = () => document.querySelector(".toast:not(.is-folded) .font-semibold")?.textContent;
  await waitFor(() => expect(inSight()).toBe("Failed to upload company logo"));
  expect(screen.getByRole("button", { name: "1 more notification" })).toBeDefined();
  fireEvent.click(document.body);
  act(() => void toast.success({ title: "Draft saved" }));
  await waitFor(() => expect(inSight()).toBe("Draft saved"));
  act(() => {
    for (const { id } of toastStore.read()) toast.dismiss(id);
  });
});

test("a failure that a person caused shows before a background failure", async () => {
  render(<Toaster />);
  toast.error({ title: "The times weren't sent" });
  toast.error({ title: "This page couldn't be refreshed", isBackground: true });
  const inSight = () => document.querySelector(".toast:not(.is-folded) .font-semibold")?.textContent;
  await waitFor(() => expect(inSight()).toBe("The times weren't sent"));
  expect(screen.getByRole("button", { name: "1 more notification" })).toBeDefined();
  act(() => toast.dismiss(toastStore.read().find(({ isBackground }) => !isBackground)?.id ?? 0));
  await waitFor(() => expect(inSight()).toBe("This page couldn't be refreshed"));
  act(() => {
    for (const { id } of toastStore.read()) toast.dismiss(id);
  });
});

test("a page whose code fails to load says so in plain words", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Missing = () => {
    throw new TypeError("Failed to fetch dynamically imported module: https://example.com/assets/page.js");
  };
  render(
    <ErrorBoundary>
      <Missing />
    </ErrorBoundary>,
  );
  expect(screen.getByText("This page couldn't be loaded. Check your connection and load it again.")).toBeDefined();
  expect(screen.queryByText(/assets/)).toBeNull();
});

test("a rendering failure shows its message and a link out, and clears on another page", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("The list is not a list");
  };
  const { rerender } = render(
    <ErrorBoundary resetKey="/a" wayOut={<a href="/">Return to Home</a>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeDefined();
  expect(screen.getByText("The list is not a list")).toBeDefined();
  expect(screen.getByRole("link", { name: "Return to Home" })).toBeDefined();
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>Another page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("Another page")).toBeDefined();
});
