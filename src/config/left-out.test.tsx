import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../tests/support/render-with.tsx";

vi.mock("@contracts/operator", async (original) => {
  const { operator, ...rest } = await original<typeof import("@contracts/operator")>();
  return { ...rest, operator: { ...operator, pages: { ...operator.pages, blog: false } } };
});
vi.resetModules();
const { routes } = await import("@/app/routes/registry");
const { footerColumns } = await import("@/app/layouts/public-links");
const { AppLink } = await import("@/components/ui/app-link");
const { LinkButton } = await import("@/components/ui/button");

test("a page that is left out has no route and no link; the others stay", () => {
  const patterns = routes.map(({ path }) => path.pattern);
  expect(patterns.filter((pattern) => pattern.startsWith("/blog"))).toEqual([]);
  expect(patterns).toContain("/pricing");
  const footer = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));
  expect(footer).not.toContain("/blog");
  expect(footer).toContain("/careers");
});

test("words that led there stay as words, buttons go", () => {
  renderWith(
    <>
      <AppLink to="/blog/how-the-order-comes-about">the order</AppLink>
      <AppLink to="/blogger">a blogger</AppLink>
      <LinkButton to="/blog?from=home">Read</LinkButton>
    </>,
  );
  expect(screen.getByText("the order").closest("a")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["a blogger"]);
  expect(screen.queryByText("Read")).toBeNull();
});
