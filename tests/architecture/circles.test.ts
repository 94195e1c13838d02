// Files in an import cycle can't be read, tested or changed alone. In a cycle of types, a third file is missing.
import { expect, test } from "vitest";
import { importsOf, sources } from "./sources.ts";

/** The first cycle found, as its files; null without one. */
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
  "no imports are circular in %s",
  (folder) => {
    expect(findCircle(sources(folder))).toBeNull();
  },
);
