import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BothSides } from "@/marketing/home/both-sides";

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["2026-11-18", "Mon, Nov 23", "Tue, Nov 24", "Nov 28, 2026"],
  ["2026-12-30", "Mon, Jan 4", "Tue, Jan 5", "Jan 9, 2027"],
])("on %s the example's days are still to come", (today, monday, tuesday, promised) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T12:00:00`) });
  const { container } = render(<BothSides side="looking" />);
  for (const text of [`${monday} · 10:00 AM`, `Confirm ${tuesday}`, promised])
    expect(container.textContent).toContain(text);
});
