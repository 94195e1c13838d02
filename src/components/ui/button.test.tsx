import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { renderWith } from "../../../tests/support/render-with.tsx";

function Act({ mutationFn }: { mutationFn: () => Promise<unknown> }) {
  const { mutate, isPending } = useMutation({ mutationFn });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Resend
    </Button>
  );
}

test("a button starts its action once, however fast it is clicked, and again once it has ended", async () => {
  const mutationFn = vi.fn(async () => {});
  renderWith(<Act mutationFn={mutationFn} />);
  const button = screen.getByRole("button");
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(button.getAttribute("aria-disabled")).toBeNull();
  fireEvent.click(button, { detail: 2 });
  expect(mutationFn).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    fireEvent.click(button, { detail: 1 });
    expect(mutationFn).toHaveBeenCalledTimes(2);
  });
});

test("a button acts again once its action has ended, even if the browser has drawn no frame since", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const onClick = vi.fn();
  const show = (busy: boolean) => (
    <Button busy={busy} onClick={onClick}>
      Send offer
    </Button>
  );
  const { rerender } = render(show(false));
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(show(true));
  fireEvent.click(screen.getByRole("button"));
  rerender(show(false));
  fireEvent.click(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test("a busy button is marked as disabled for assistive technology, but keeps focus", () => {
  render(<Button busy>Save</Button>);
  expect(screen.getByRole("button").ariaDisabled).toBe("true");
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
});

test("a button without an action accepts every click", () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Next</Button>);
  fireEvent.click(screen.getByRole("button"), { detail: 1 });
  fireEvent.click(screen.getByRole("button"), { detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(2);
});
