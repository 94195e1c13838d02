import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BothSides } from "@/marketing/home/both-sides";

afterEach(() => {
  vi.useRealTimers();
});

it("renders the same on every day, so that the prerendered page matches", () => {
  const on = (day: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00`) });
    return render(<BothSides side="looking" />).container.innerHTML;
  };
  expect(on("2026-11-18")).toBe(on("2026-12-30"));
});
