// Imports go one way (ARCHITECTURE: The map): a file may only use layers to its left.
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { importNamesOf, importsOf, root, sources, textOf } from "./sources.ts";

const subjects = [
  ...["accounts", "administration", "applications", "candidates", "companies", "conversations", "files", "interviews"],
  ...["invitations", "jobs", "marketing", "matching", "notifications", "offers", "partners", "plans"],
];
/** A subject's folders: model, backend calls, components shared by readers or subjects, and each reader's screens. */
const readers = ["public", "candidate", "company", "admin"];
const rooms = ["model", "data", "shared", ...readers];

/** Left to right: a file imports from layers to its left, and its own. */
const layers = [
  ["types", "styles"],
  ["config"],
  ["lib"],
  ["model"],
  ["components"],
  ["data"],
  ["auth"],
  ["shared"],
  ["screens"],
  ["app"],
];
const contracts = "supabase/functions/_shared/contracts/";

/** "offers" and "data" for a path in src/offers/data; a layer outside of subjects is its own subject. */
function placeOf(path: string): { subject: string; layer: string } | undefined {
  const [, top, room = ""] = path.match(/^src\/([^/.]+)\/(?:([^/.]+)\/)?/) ?? [];
  if (!top) return undefined;
  if (!subjects.includes(top)) return { subject: top, layer: top };
  // Marketing pages are for visitors only.
  if (top === "marketing" || readers.includes(room)) return { subject: top, layer: "screens" };
  return { subject: top, layer: room };
}
const rankOf = (layer: string) => layers.findIndex((names) => names.includes(layer));

describe("imports between layers go one way", () => {
  // A test may import the app that wires its subject.
  const files = sources("src").filter((file) => !/\.test\.tsx?$/.test(file));
  test.each(files)("%s", (file) => {
    const from = placeOf(file);
    for (const name of importNamesOf(file)) {
      expect(name, "src reaches supabase/ only through @contracts").not.toMatch(
        /^(\.|@\/).*supabase\/(functions|local)/,
      );
      if (from?.layer === "model") expect(name, `${file} is no pure model`).not.toMatch(/^react|^@tanstack/);
    }
    for (const imported of importsOf(file)) {
      const to = placeOf(imported);
      if (!to || !from) continue;
      const names = `${file} imports ${imported}`;
      expect(rankOf(to.layer), names).toBeGreaterThanOrEqual(0);
      expect(rankOf(to.layer), names).toBeLessThanOrEqual(rankOf(from.layer));
      // A subject's backend calls may refresh what another subject shows; everything else is separate, or shared.
      if (to.layer === from.layer && to.layer !== "data")
        expect(to.subject, `${names}, of another subject`).toBe(from.subject);
    }
  });

  test("a subject contains only the known layers as folders", () => {
    for (const subject of subjects.filter((each) => each !== "marketing"))
      for (const room of readdirSync(join(root, "src", subject))) expect(rooms, subject).toContain(room);
  });

  test("contracts import only zod, the calendar generator and each other", () => {
    for (const file of sources(contracts)) {
      for (const imported of importsOf(file)) {
        expect(imported, file).toMatch(/^(zod\/mini|ical-generator$|supabase\/functions\/_shared\/contracts\/)/);
      }
    }
  });

  test("server code imports only contracts and the Markdown parser, nothing of a runtime", () => {
    for (const file of sources("supabase/site")) {
      for (const imported of importsOf(file)) {
        expect(imported, file).toMatch(/^(marked$|supabase\/site\/|supabase\/functions\/_shared\/contracts\/)/);
      }
    }
  });

  test("functions import only their own files and _shared", () => {
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

test("no barrel files exist, so every import names the file that defines its value", () => {
  const barrels = sources("src").filter((file) => /\/index\.tsx?$/.test(file) || /^export \* from/m.test(textOf(file)));
  expect(barrels).toEqual([]);
});

test("no two files of a subject have the same name", () => {
  for (const subject of subjects) {
    const names = sources(`src/${subject}`).map((file) => basename(file));
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      subject,
    ).toEqual([]);
  }
});

test("every subject's screens are used by a route", () => {
  const routes = sources("src/app").flatMap(importsOf).map(placeOf);
  for (const subject of subjects.filter((each) => readers.some((room) => existsSync(join(root, "src", each, room)))))
    expect(
      routes.some((to) => to?.subject === subject && to.layer === "screens"),
      subject,
    ).toBe(true);
});
