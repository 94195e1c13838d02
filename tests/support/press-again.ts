import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/**
 * Presses a button once its last press has been handled and rendered. Uses a new user: two presses by one user within half a
 * second would be a double click, which counts as one.
 */
export async function pressAgain(button: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
  for (const _ of ["drawn", "and taken"]) await new Promise(requestAnimationFrame);
  await userEvent.click(button());
}
