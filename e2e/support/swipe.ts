import type { Locator } from "@playwright/test";

/** Swipes a row left by touch. Runs in the page, frame by frame: a slow finger would count as a long press. */
export async function swipeLeft(row: Locator): Promise<void> {
  await row.evaluate(async (element) => {
    const { right, top, height } = element.getBoundingClientRect();
    const point = (type: string, way: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true },
          ...{ clientX: right - 40 - way, clientY: top + height / 2 },
        }),
      );
    point("pointerdown", 0);
    for (const way of [30, 90, 150]) {
      await new Promise(requestAnimationFrame);
      point("pointermove", way);
    }
    await new Promise(requestAnimationFrame);
    point("pointerup", 150);
  });
}
