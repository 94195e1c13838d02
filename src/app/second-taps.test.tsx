import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdBackSecondTaps } from "@/app/second-taps";

let stop: () => void;
const pressed = vi.fn();

function button(name: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.innerHTML = `<i>${name}</i>`;
  element.addEventListener("click", () => pressed(name));
  document.body.append(element);
  return element;
}

/** The element under the pointer; jsdom has no layout. */
let under: Element;

/**
 * A press at a time in ms, as a browser dispatches it: pointerdown, then click. `now` is the time of the last one, and `by` its
 * pointer type.
 */
function tap(target: Element, at: number, x = 200, y = 800, now = target, by = "touch") {
  under = now;
  for (const type of ["pointerdown", "click"]) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 });
    Object.defineProperties(event, { timeStamp: { value: at }, pointerType: { value: by } });
    target.dispatchEvent(event);
  }
}

const hold = (target: Element, repeat: boolean) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));

beforeEach(() => {
  pressed.mockClear();
  document.body.replaceChildren();
  document.elementFromPoint = () => under;
  stop = holdBackSecondTaps();
});
afterEach(() => stop());

describe("the second half of a double tap", () => {
  it.each([120, 350])("is held back from what came under it, %i ms later", (apart) => {
    const [move, confirm] = [button("Move"), button("Confirm")];
    tap(move, 1000);
    tap(confirm, 1000 + apart, 205, 806);
    tap(confirm, 1000 + 2 * apart);
    expect(pressed.mock.calls).toEqual([["Move"]]);
    tap(confirm, 1000 + 2 * apart + 600);
    expect(pressed).toHaveBeenLastCalledWith("Confirm");
  });

  it("is an ordinary press after a swipe, which has brought what is pressed", () => {
    const [row, decline] = [button("Row"), button("Decline")];
    under = decline;
    for (const [type, x] of [
      ["pointerdown", 350],
      ["pointerup", 200],
    ] as const) {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 800 });
      Object.defineProperty(event, "timeStamp", { value: 1000 });
      row.dispatchEvent(event);
    }
    tap(decline, 1200, 350);
    expect(pressed.mock.calls).toEqual([["Decline"]]);
  });

  it("reaches the control that it began on", () => {
    const next = button("Next");
    tap(next, 1000);
    tap(next.firstElementChild as Element, 1120);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("is an ordinary press where the first one missed, and nothing has changed", () => {
    const label = document.createElement("p");
    document.body.append(label);
    tap(label, 1000);
    tap(button("Apply"), 1300, 200, 812, label);
    expect(pressed.mock.calls).toEqual([["Apply"]]);
  });

  it("goes through what was closed by the first to nothing behind it", () => {
    const [overlay, link] = [document.createElement("div"), button("Delete")];
    document.body.append(overlay);
    tap(overlay, 1000);
    overlay.remove();
    tap(link, 1120, 205, 806, document.body);
    expect(pressed).not.toHaveBeenCalled();
  });

  it("may fall on the label of what the first one fell on", () => {
    const label = document.createElement("label");
    label.innerHTML = "<input type=checkbox><i>Remember me</i>";
    document.body.append(label);
    const box = label.querySelector("input") as HTMLInputElement;
    tap(box, 1000);
    tap(label.querySelector("i") as Element, 1200);
    expect(box.checked).toBe(false);
  });

  it("reaches what is pressed again and again in one place, and its kind only", () => {
    const [first, second, other] = [button("Remove Go"), button("Remove Rust"), button("Publish")];
    first.dataset.again = "remove";
    second.dataset.again = "remove";
    tap(first, 1000);
    first.remove();
    tap(second, 1200);
    tap(other, 1400);
    expect(pressed.mock.calls).toEqual([["Remove Go"], ["Remove Rust"]]);
  });

  it("is an ordinary press once something was typed in between", () => {
    tap(button("Create account"), 1000);
    document.body.dispatchEvent(new InputEvent("input", { bubbles: true }));
    tap(button("Sign In"), 1120);
    expect(pressed).toHaveBeenLastCalledWith("Sign In");
  });

  it("is an ordinary press once the wheel was turned in between", () => {
    tap(button("Next"), 1000);
    document.body.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    tap(button("Apply"), 1120);
    expect(pressed).toHaveBeenLastCalledWith("Apply");
  });

  it.each([
    ["mouse", 22, true],
    ["mouse", 4, false],
    ["touch", 22, false],
  ])("by %s, %i px away, goes through: %s", (by, apart, goesThrough) => {
    const [filter, option] = [button("Filter"), button("Option")];
    tap(filter, 1000, 200, 800, filter, by);
    tap(option, 1200, 200, 800 + apart, option, by);
    expect(pressed).toHaveBeenCalledTimes(goesThrough ? 2 : 1);
  });

  it("is an ordinary press elsewhere", () => {
    tap(button("Delete"), 1000);
    tap(button("Cancel"), 1120, 200, 740);
    expect(pressed.mock.calls).toEqual([["Delete"], ["Cancel"]]);
  });

  it("lets clicks through that come from a key or from code", () => {
    const [move, confirm] = [button("Move"), button("Confirm")];
    tap(move, 1000);
    tap(confirm, 1120);
    confirm.click();
    expect(pressed.mock.calls).toEqual([["Move"], ["Confirm"]]);
  });
});

it("a key that is held down continues where it began, and nowhere else", () => {
  const [move, confirm] = [button("Move"), button("Confirm")];
  expect([hold(move, false), hold(move, true), hold(confirm, true), hold(confirm, false), hold(confirm, true)]).toEqual(
    [true, true, false, true, true],
  );
});
