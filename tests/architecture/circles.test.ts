// Files that need each other cannot be read, tested or changed alone. Types count, too: a circle of types is a missing third file.
import { expect, test } from "vitest";
import { importsOf, sources } from "./sources.ts";

/** The first circle found, as the files it goes through; null when there is none. */
function findCircle(files: readonly string[]): string[] | null {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

test.each(["src", "supabase/functions", "supabase/local", "supabase/site"])(
  "no imports go in a circle in %s",
  (folder) => {
    expect(findCircle(sources(folder))).toBeNull();
  },
);
