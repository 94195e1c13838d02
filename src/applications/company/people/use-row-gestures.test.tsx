import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { useRowGestures } from "@/applications/company/people/use-row-gestures";

const onHold = vi.fn();
const onPress = vi.fn();

function Row({ canSwipe = true, isResting = false }: { canSwipe?: boolean; isResting?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { offset, row } = useRowGestures({
    isOpen,
    canSwipe,
    isResting,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onHold,
  });
  return (
    <div data-testid="row" data-offset={offset} {...row}>
      <button type="button" onClick={onPress}>
        Open
      </button>
    </div>
  );
}

const finger = { pointerId: 1, pointerType: "touch", isPrimary: true };
const row = () => screen.getByTestId("row");
const offset = () => Number(row().dataset.offset);
function drag(x: number, y = 0, pointer: object = finger) {
  const half = { ...pointer, clientX: 300 + x / 2, clientY: 40 + y / 2 };
  fireEvent.pointerDown(row(), { ...pointer, clientX: 300, clientY: 40 });
  fireEvent.pointerMove(row(), half);
  fireEvent.pointerMove(row(), { ...pointer, clientX: 300 + x, clientY: 40 + y });
  fireEvent.pointerUp(row(), { ...pointer, clientX: 300 + x, clientY: 40 + y });
}

test("a swipe reveals the actions, however far it goes, and opens no one", () => {
  render(<Row />);
  drag(-900);
  expect(offset()).toBe(-160);
  fireEvent.click(screen.getByRole("button"));
  expect(onPress).not.toHaveBeenCalled();
  // While open, a press closes the row.
  drag(0);
  fireEvent.click(screen.getByRole("button"));
  expect([offset(), onPress.mock.calls.length]).toEqual([0, 0]);
  fireEvent.click(screen.getByRole("button"));
  expect(onPress).toHaveBeenCalledOnce();
});

test("a second finger neither ends the first one's swipe nor opens anyone", () => {
  render(<Row />);
  const second = { ...finger, pointerId: 2, isPrimary: false };
  const at = (x: number) => ({ ...finger, clientX: 300 + x, clientY: 40 });
  fireEvent.pointerDown(row(), at(0));
  fireEvent.pointerMove(row(), at(-60));
  fireEvent.pointerDown(row(), second);
  fireEvent.pointerUp(row(), second);
  fireEvent.pointerCancel(row(), second);
  fireEvent.pointerMove(row(), at(-150));
  expect(offset()).toBe(-150);
  fireEvent.pointerUp(row(), at(-150));
  onPress.mockClear();
  fireEvent.click(screen.getByRole("button"));
  expect([offset(), onPress.mock.calls.length]).toEqual([-160, 0]);
});

test("a short swipe, scrolling, the mouse and rows without actions reveal nothing", () => {
  const { unmount } = render(<Row />);
  drag(-60);
  drag(-40, 120);
  drag(-200, 0, { ...finger, pointerType: "mouse" });
  expect(offset()).toBe(0);
  unmount();
  render(<Row canSwipe={false} />);
  drag(-200);
  expect(offset()).toBe(0);
});

test("a long press selects, and opens no one", async () => {
  onPress.mockClear();
  render(<Row />);
  fireEvent.pointerDown(row(), { ...finger, clientX: 300, clientY: 40 });
  await waitFor(() => expect(onHold).toHaveBeenCalledOnce());
  fireEvent.pointerUp(row(), { ...finger, clientX: 300, clientY: 40 });
  fireEvent.click(screen.getByRole("button"));
  expect(onPress).not.toHaveBeenCalled();
});

test("a second tap on a person who was just moved opens no one", () => {
  onPress.mockClear();
  const { rerender } = render(<Row isResting />);
  fireEvent.click(screen.getByRole("button"));
  expect(onPress).not.toHaveBeenCalled();
  rerender(<Row />);
  fireEvent.click(screen.getByRole("button"));
  expect(onPress).toHaveBeenCalledOnce();
});
