import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PausedActs } from "@/components/product/paused-acts";

it("shows paused actions as disabled, with the reason", () => {
  render(<PausedActs acts={[{ label: "Import CSV" }, { label: "Add Candidate", variant: "primary" }]} />);
  const paused = screen.getAllByRole("button", { description: "Paused" });
  expect(paused.map(({ textContent }) => textContent)).toEqual(["Import CSV", "Add Candidate"]);
  expect(paused.every((button) => button.hasAttribute("disabled"))).toBe(true);
});

it("shows no reason if nothing is paused", () => {
  const { container } = render(<PausedActs acts={[]} />);
  expect(container.textContent).toBe("");
});
