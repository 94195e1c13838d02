import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadingTitle } from "@/components/feedback/page-loader";
import { PageOutlineContext } from "@/components/feedback/page-outline";
import { PageTitle } from "@/components/feedback/page-title";

function Page({ job }: { job?: string }) {
  return (
    <PageOutlineContext value={{ title: "Job", shape: "record" }}>
      {job ? (
        <div>
          <PageTitle>{job}</PageTitle>
        </div>
      ) : (
        <LoadingTitle />
      )}
      <button type="button">Elsewhere</button>
    </PageOutlineContext>
  );
}

const heading = () => screen.getByRole("heading", { level: 1 });

test("the heading of what was awaited takes the focus from the one that stood for it", () => {
  const { rerender } = render(<Page />);
  expect(heading().textContent).toBe("Job");
  expect(document.title).toBe("Job | Fairmatch");
  heading().focus();
  rerender(<Page job="Senior Backend Engineer" />);
  expect(heading().textContent).toBe("Senior Backend Engineer");
  expect(document.activeElement).toBe(heading());
  expect(document.title).toBe("Senior Backend Engineer | Fairmatch");
});

test("it leaves the focus where somebody has put it", () => {
  const { rerender } = render(<Page />);
  const button = screen.getByRole("button");
  button.focus();
  rerender(<Page job="Senior Backend Engineer" />);
  expect(document.activeElement).toBe(button);
});
