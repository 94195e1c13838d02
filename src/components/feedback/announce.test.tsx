import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { announce, useAnnounce } from "@/components/feedback/announce";
import { Announcer } from "@/components/feedback/announcer";

function Found({ jobs }: { jobs: string | undefined }) {
  useAnnounce(jobs);
  return <Announcer />;
}

test("changes are announced, initial content is not", () => {
  const { rerender } = render(<Found jobs={undefined} />);
  const region = screen.getByRole("status");
  rerender(<Found jobs="12 jobs" />);
  expect(region.textContent).toBe("");
  rerender(<Found jobs={undefined} />);
  rerender(<Found jobs="3 jobs" />);
  expect(region.textContent).toBe("3 jobs");
});

test("repeating a message announces it twice", () => {
  render(<Announcer />);
  act(() => announce("Moved up"));
  const first = screen.getByText("Moved up");
  act(() => announce("Moved up"));
  expect(screen.getByText("Moved up")).not.toBe(first);
});
