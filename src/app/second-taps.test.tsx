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
  it.each([120, 350])("is blocked on a control that just appeared under it, %i ms later", (apart) => {
    const [move, confirm] = [button("Move"), button("Confirm")];
    tap(move, 1000);
    tap(confirm, 1000 + apart, 205, 806);
    tap(confirm, 1000 + 2 * apart);
    expect(pressed.mock.calls).toEqual([["Move"]]);
    tap(confirm, 1000 + 2 * apart + 600);
    expect(pressed).toHaveBeenLastCalledWith("Confirm");
  });

  it("is an ordinary click after a swipe revealed the control", () => {
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

  it("reaches the control that the first tap hit", () => {
    const next = button("Next");
    tap(next, 1000);
    tap(next.firstElementChild as Element, 1120);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("is an ordinary click if the first tap missed and nothing changed", () => {
    const label = document.createElement("p");
    document.body.append(label);
    tap(label, 1000);
    tap(button("Apply"), 1300, 200, 812, label);
    expect(pressed.mock.calls).toEqual([["Apply"]]);
  });

  it("doesn't reach anything behind an overlay that the first tap closed", () => {
    const [overlay, link] = [document.createElement("div"), button("Delete")];
    document.body.append(overlay);
    tap(overlay, 1000);
    overlay.remove();
    tap(link, 1120, 205, 806, document.body);
    expect(pressed).not.toHaveBeenCalled();
  });

  it("can hit the label of the control that the first tap hit", () => {
    const label = document.createElement("label");
    label.innerHTML = "<input type=checkbox><i>Remember me</i>";
    document.body.append(label);
    const box = label.querySelector("input") as HTMLInputElement;
    tap(box, 1000);
    tap(label.querySelector("i") as Element, 1200);
    expect(box.checked).toBe(false);
  });

  it("reaches repeated controls of the same kind in the same spot, and no others", () => {
    const [first, second, other] = [button("Remove Go"), button("Remove Rust"), button("Publish")];
    first.dataset.again = "remove";
    second.dataset.again = "remove";
    tap(first, 1000);
    first.remove();
    tap(second, 1200);
    tap(other, 1400);
    expect(pressed.mock.calls).toEqual([["Remove Go"], ["Remove Rust"]]);
  });

  it("is an ordinary click if something was typed in between", () => {
    tap(button("Create account"), 1000);
    document.body.dispatchEvent(new InputEvent("input", { bubbles: true }));
    tap(button("Sign In"), 1120);
    expect(pressed).toHaveBeenLastCalledWith("Sign In");
  });

  it("is an ordinary click if the page was scrolled with the wheel in between", () => {
    tap(button("Next"), 1000);
    document.body.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    tap(button("Apply"), 1120);
    expect(pressed).toHaveBeenLastCalledWith("Apply");
  });

  it.each([
    ["mouse", 22, true],
    ["mouse", 4, false],
    ["touch", 22, false],
  ])("with %s, %i px away, goes through: %s", (by, apart, goesThrough) => {
    const [filter, option] = [button("Filter"), button("Option")];
    tap(filter, 1000, 200, 800, filter, by);
    tap(option, 1200, 200, 800 + apart, option, by);
    expect(pressed).toHaveBeenCalledTimes(goesThrough ? 2 : 1);
  });

  it("is an ordinary click in another spot", () => {
    tap(button("Delete"), 1000);
    tap(button("Cancel"), 1120, 200, 740);
    expect(pressed.mock.calls).toEqual([["Delete"], ["Cancel"]]);
  });

  it("doesn't block clicks from the keyboard or from code", () => {
    const [move, confirm] = [button("Move"), button("Confirm")];
    tap(move, 1000);
    tap(confirm, 1120);
    confirm.click();
    expect(pressed.mock.calls).toEqual([["Move"], ["Confirm"]]);
  });
});

it("a held key repeats only on the control where it was pressed", () => {
  const [move, confirm] = [button("Move"), button("Confirm")];
  expect([hold(move, false), hold(move, true), hold(confirm, true), hold(confirm, false), hold(confirm, true)]).toEqual(
    [true, true, false, true, true],
  );
});
