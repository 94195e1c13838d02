// Imports go one way (ARCHITECTURE: The map): a file may use what stands left of it, never what stands right.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importNamesOf, importsOf, root, sources, textOf } from "./sources.ts";

/** The layers a layer may import from, itself included. */
const mayImport: Record<string, string[]> = {
  types: ["types"],
  config: ["config", "types"],
  styles: ["styles"],
  lib: ["lib", "config", "types"],
  data: ["data", "lib", "config", "types"],
  components: ["components", "lib", "config", "types"],
  auth: ["auth", "data", "components", "lib", "config", "types"],
  features: ["features", "auth", "data", "components", "lib", "config", "types"],
  app: ["app", "features", "auth", "data", "components", "lib", "config", "types", "styles"],
};
const contracts = "supabase/functions/_shared/contracts/";
const layerOf = (path: string) => path.match(/^src\/([^/.]+)\//)?.[1];
const featureOf = (path: string) => path.match(/^src\/features\/([^/]+)/)?.[1];
/** The folder inside a feature; "" for what the whole feature shares. */
const partOf = (path: string) => path.match(/^src\/features\/[^/]+\/([^/]+)\//)?.[1] ?? "";

describe("imports go one way", () => {
  // A test may reach up to the app that wires its subject.
  const subjects = sources("src").filter((file) => !/\.test\.tsx?$/.test(file));
  test.each(subjects)("%s", (file) => {
    const layer = layerOf(file);
    for (const name of importNamesOf(file)) {
      expect(name, "src reaches supabase/ only through @contracts").not.toMatch(
        /^(\.|@\/).*supabase\/(functions|local)/,
      );
    }
    for (const imported of importsOf(file)) {
      const target = layerOf(imported);
      if (!target || !layer) continue;
      expect(mayImport[layer], `${file} imports ${imported}`).toContain(target);
      if (layer === "features" && target === "features") {
        expect(featureOf(imported), `${file} imports another feature`).toBe(featureOf(file));
        // The root of a feature puts its folders together.
        if (partOf(file) !== "")
          expect(["", partOf(file)], `${file} reaches sideways to ${imported}`).toContain(partOf(imported));
      }
    }
  });

  test("contracts import only zod, what writes calendar files, and each other", () => {
    for (const file of sources(contracts)) {
      for (const imported of importsOf(file)) {
        expect(imported, file).toMatch(/^(zod\/mini|ical-generator$|supabase\/functions\/_shared\/contracts\/)/);
      }
    }
  });

  test("what servers answer runs at any host: it imports contracts and the parser of Markdown, nothing of a runtime", () => {
    for (const file of sources("supabase/site")) {
      for (const imported of importsOf(file)) {
        expect(imported, file).toMatch(/^(marked$|supabase\/site\/|supabase\/functions\/_shared\/contracts\/)/);
      }
    }
  });

  test("functions import only what is theirs and _shared", () => {
    for (const file of sources("supabase/functions")) {
      const own = file.split("/")[2];
      for (const imported of importsOf(file).filter((name) => /^(supabase|src)\//.test(name))) {
        const target = imported.split("/")[2];
        expect([own, "_shared"], `${file} imports ${imported}`).toContain(target);
      }
      for (const name of importNamesOf(file).filter((each) => each.startsWith("."))) {
        expect(name, `${file}: without its ending, deploying drops it`).toMatch(/\.ts$/);
      }
    }
  });
});

test("nothing is handed on through a barrel: an import names the file that holds what it wants", () => {
  const barrels = sources("src").filter((file) => /\/index\.tsx?$/.test(file) || /^export \* from/m.test(textOf(file)));
  expect(barrels).toEqual([]);
});

test("every feature is reached from a route", () => {
  const routes = sources("src/app").flatMap(importsOf);
  for (const feature of readdirSync(join(root, "src/features"))) {
    expect(
      routes.some((imported) => featureOf(imported) === feature),
      feature,
    ).toBe(true);
  }
});
