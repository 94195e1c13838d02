import { expect, test } from "vitest";
import { routes } from "@/app/routes/registry";
import { paths } from "@/config/paths";
import { screens } from "../../e2e/support/screens.ts";
import { sources, textOf } from "./sources.ts";

test("axe checks exactly the pages that exist", () => {
  expect(Object.keys(screens).sort()).toEqual(routes.map(({ path }) => path.pattern).sort());
});

test("no two pages of one role have the same title", () => {
  // It redirects to the settings.
  const pages = routes.filter(({ path }) => path !== paths.candidate.myData && !path.pattern.includes(":"));
  const titles = pages.map(({ guard = "visitor", title }) => `${guard}: ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const { title, path } of routes) expect(title, path.pattern).toMatch(/^\S.*\S$/);
});

test("every page's listed walks exist and check a screen", () => {
  const files = sources("e2e", /\.spec\.ts$/);
  const looks = (walk: string) =>
    files.some((file) => file.endsWith(`/${walk}.spec.ts`) && textOf(file).includes("expectGoodScreen("));
  for (const [page, walks] of Object.entries(screens)) {
    expect(Object.keys(walks).some(looks), page).toBe(true);
    expect(
      Object.keys(walks).filter((walk) => !looks(walk)),
      page,
    ).toEqual([]);
  }
});
