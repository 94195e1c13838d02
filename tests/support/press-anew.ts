import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/**
 * Presses a button once what its last press did is over and drawn. By a user of its own: of one user, two within half a second would
 * be a double click, which is one press.
 */
export async function pressAnew(button: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
  for (const _ of ["drawn", "and taken"]) await new Promise(requestAnimationFrame);
  await userEvent.click(button());
}
