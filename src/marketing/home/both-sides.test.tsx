import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BothSides } from "@/marketing/home/both-sides";

afterEach(() => {
  vi.useRealTimers();
});

it("is the same on every day: the build writes it, and a browser that drew another date would start over", () => {
  const on = (day: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00`) });
    return render(<BothSides side="looking" />).container.innerHTML;
  };
  expect(on("2026-11-18")).toBe(on("2026-12-30"));
});
