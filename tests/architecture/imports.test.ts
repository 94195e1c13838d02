// Imports go one way (ARCHITECTURE.md, the map): a file may use what stands left of it, never what stands right.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = process.cwd();

/** Files below a folder that end in .ts or .tsx, as paths from the root. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** What a file imports, resolved to paths from the root where it is ours; packages keep their name. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((match) => String(match[1]));
  return names.map((name) => {
    if (name.startsWith("@/")) return `src/${name.slice(2)}`;
    if (name.startsWith("@contracts/")) return `contracts/${name.slice(11)}`;
    if (name.startsWith(".")) return relative(root, join(root, file, "..", name));
    return name;
  });
}

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
const layerOf = (path: string) => path.match(/^src\/([^/.]+)\//)?.[1];
const featureOf = (path: string) => path.match(/^src\/features\/([^/]+)/)?.[1];

describe("imports go one way", () => {
  // A test may reach up to the app that wires its subject.
  const subjects = sources("src").filter((file) => !/\.test\.tsx?$/.test(file));
  test.each(subjects)("%s", (file) => {
    const layer = layerOf(file);
    for (const imported of importsOf(file)) {
      expect(imported, "src reaches supabase/ only through @contracts").not.toMatch(/^supabase\//);
      const target = layerOf(imported);
      if (!target || !layer) continue;
      expect(mayImport[layer], `${file} imports ${imported}`).toContain(target);
      if (layer === "features" && target === "features") {
        expect(featureOf(imported), `${file} imports another feature`).toBe(featureOf(file));
      }
    }
  });

  test("contracts import only zod and each other", () => {
    for (const file of sources("supabase/functions/_shared/contracts")) {
      for (const imported of importsOf(file)) {
        expect(imported, file).toMatch(/^(zod\/mini|supabase\/functions\/_shared\/contracts\/)/);
      }
    }
  });

  test("functions import only what is theirs and _shared", () => {
    for (const file of sources("supabase/functions")) {
      const own = file.split("/")[2];
      for (const imported of importsOf(file).filter(
        (name) => name.startsWith("supabase/") || name.startsWith("src/"),
      )) {
        const target = imported.split("/")[2];
        expect([own, "_shared"], `${file} imports ${imported}`).toContain(target);
        expect(imported, "relative imports name their ending, or deploying drops them").toMatch(/\.ts$/);
      }
    }
  });
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
