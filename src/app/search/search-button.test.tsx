import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

vi.mock("@/components/ui/load-later", () => ({ loadDialog: () => () => <p>The search</p> }));

const { SearchButton } = await import("@/app/search/search-button");

it.each([
  ["opens the search next to a list without keys", undefined, true],
  ["leaves the key to a list that has one", true, false],
])("/ %s", async (_, key, opens) => {
  render(
    <>
      <SearchButton label="Search people and jobs" />
      <main>
        <div data-search-key={key}>
          <p data-person="a">Ann</p>
        </div>
      </main>
    </>,
  );
  await userEvent.keyboard("/");
  expect(screen.queryByText("The search") !== null).toBe(opens);
});
