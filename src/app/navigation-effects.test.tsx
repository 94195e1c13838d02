import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, it, vi } from "vitest";
import { useNavigationEffects } from "@/app/navigation-effects";

function Page() {
  useNavigationEffects();
  return <h1>Services</h1>;
}

beforeAll(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

it.each(["#%", "#%E0%A4%A"])("shows the page behind an address that ends in %s", (hash) => {
  render(
    <MemoryRouter initialEntries={[`/services${hash}`]}>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading")).toBeDefined();
});
