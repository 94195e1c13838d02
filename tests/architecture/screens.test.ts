import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "@/app/routes/registry";
import { screens } from "../../e2e/support/screens.ts";
import { root } from "./sources.ts";

test("axe looks at every page there is, and at no other", () => {
  expect(Object.keys(screens).sort()).toEqual(routes.map(({ path }) => path.pattern).sort());
});

test("the walks named for a page look at something", () => {
  const looks = (walk: string) => readFileSync(join(root, `e2e/${walk}.spec.ts`), "utf8").includes("expectGoodScreen(");
  for (const [page, walks] of Object.entries(screens)) {
    expect(Object.keys(walks).some(looks), page).toBe(true);
    expect(
      Object.keys(walks).filter((walk) => !looks(walk)),
      page,
    ).toEqual([]);
  }
});
