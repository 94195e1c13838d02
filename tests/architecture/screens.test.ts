import { expect, test } from "vitest";
import { routes } from "@/app/routes/registry";
import { screens } from "../../e2e/support/screens.ts";
import { sources, textOf } from "./sources.ts";

test("axe looks at every page there is, and at no other", () => {
  expect(Object.keys(screens).sort()).toEqual(routes.map(({ path }) => path.pattern).sort());
});

test("the walks named for a page look at something", () => {
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
