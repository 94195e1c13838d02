import { render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { LoadingTitle } from "@/components/feedback/page-loader";
import { PageOutlineContext } from "@/components/feedback/page-outline";
import { PageTitle } from "@/components/feedback/page-title";
import { handFocusOn } from "@/components/ui/handed-focus";

function Page({ job }: { job?: string }) {
  useLayoutEffect(handFocusOn, []);
  return (
    <PageOutlineContext value={{ title: "Job", shape: "record" }}>
      <main>
        {job ? (
          <div>
            <PageTitle>{job}</PageTitle>
          </div>
        ) : (
          <LoadingTitle />
        )}
        <button type="button">Elsewhere</button>
      </main>
    </PageOutlineContext>
  );
}

const heading = () => screen.getByRole("heading", { level: 1 });

test("the loaded heading replaces its placeholder, and takes its focus", async () => {
  const { rerender } = render(<Page />);
  expect(heading().textContent).toBe("Job");
  expect(document.title).toBe("Job | Fairmatch");
  heading().focus();
  rerender(<Page job="Senior Backend Engineer" />);
  expect(heading().textContent).toBe("Senior Backend Engineer");
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(document.title).toBe("Senior Backend Engineer | Fairmatch");
});

test("the loaded heading doesn't move focus that is elsewhere", async () => {
  const { rerender } = render(<Page />);
  heading().focus();
  const button = screen.getByRole("button");
  button.focus();
  rerender(<Page job="Senior Backend Engineer" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});
