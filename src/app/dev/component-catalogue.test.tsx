import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { samples } from "@/app/dev/component-catalogue";

/** Components the catalogue doesn't show under their own name, and why. */
const notAlone: Record<string, string> = {
  "changed-mark": "needs a form with what is stored",
  "app-link": "has no look; text-link, button and others use it",
  "dialog-panel": "dialog opens it",
  listbox: "combobox and skill-input open it",
  "load-later": "loads another component",
  "menu-panel": "menu opens it",
  "menu-words": "stands in a menu",
  "popover-panel": "popover opens it",
  "popup-button": "menu and popover use it",
  "job-heading": "is the title of a page",
  "pdf-page": "draws a file",
  "report-queues": "is a whole page",
  "use-edit-conflict": "is no component",
  "username-hint": "is hidden",
};

test.each(Object.entries(samples))("the catalogue shows every component of %s", (folder, shown) => {
  const components = readdirSync(`src/components/${folder}`)
    .filter((file) => /(?<!\.test|-samples)\.tsx$/.test(file))
    .map((file) => file.replace(".tsx", ""));
  expect(Object.keys(shown).toSorted()).toEqual(components.filter((name) => !(name in notAlone)).toSorted());
});
