import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

const start = readFileSync("public/start.js", "utf8");

/** The line above a page that starts in a browser with and without these. */
async function lineIn({ canParse, CSS }: { canParse?: () => boolean; CSS?: object }): Promise<string | undefined> {
  const beforeParse = (window: Window & typeof globalThis) => {
    Object.assign(window.URL, { canParse });
    Object.assign(window, { CSS });
    Object.assign(window.performance, { getEntriesByType: () => [] });
  };
  const { window } = new JSDOM(`<head><script>${start}</script></head><body><div id="root"></div></body>`, {
    url: "https://jobs.example.com/jobs",
    runScripts: "dangerously",
    beforeParse,
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));
  const line = window.document.querySelector(".old-browser")?.textContent;
  window.close();
  return line;
}

const canParse = () => true;
const CSS = { registerProperty: () => {} };

test("an outdated browser shows a sentence asking to update", async () => {
  for (const old of [{ CSS }, { canParse }, { canParse, CSS: {} }])
    expect(await lineIn(old)).toBe("This browser is too old for this site. Please update it or use another one.");
  expect(await lineIn({ canParse, CSS })).toBeUndefined();
});
