// People's acts on a page: each waits until what it needs is there.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { type Actor, stackValue } from "../support/accounts.ts";
import type { Driver } from "./driver.ts";

const kinds = {
  button: "button, [role=button], summary",
  link: "a[href]",
  field: "input:not([type=radio], [type=checkbox], [type=file]), textarea, select",
  radio: "input[type=radio], [role=radio]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  menuitem: "[role=menuitem]",
  heading: "h1, h2, h3",
  group: "fieldset, [role=group]",
  dialog: "[role=dialog], [role=alertdialog]",
  region: "section, form, [role=region]",
  file: "input[type=file]",
};

/** Something on the page, by its kind and accessible name, without a mark such as "(optional)". */
export interface Target {
  kind: keyof typeof kinds;
  name?: string | RegExp;
  within?: Target;
}
export const the = (kind: Target["kind"], name?: Target["name"], within?: Target): Target => ({
  kind,
  ...(name === undefined ? {} : { name }),
  ...(within ? { within } : {}),
});

/** A target as JSON, outermost part first. */
type Part = { selector: string; pattern: string };
const partsOf = ({ kind, name, within }: Target): Part[] => [
  ...(within ? partsOf(within) : []),
  {
    selector: kinds[kind],
    pattern: patternOf(kind, name),
  },
];

/** A string is a button's whole name, and part of a region's. */
function patternOf(kind: Target["kind"], name: Target["name"] = ""): string {
  if (name instanceof RegExp) return name.source;
  const text = name.replace(/[()?+|$.]/g, "\\$&");
  return text === "" || ["region", "dialog"].includes(kind) ? text : `^${text}$`;
}

/** In the page: the first that is visible, or null. */
function find(parts: Part[]): Element | null {
  const textOf = (nodes: Iterable<Element | null>) => [...nodes].map((node) => node?.textContent ?? "").join(" ");
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    const { labels } = element as HTMLInputElement;
    const text = element.matches(
      "section, form, fieldset, [role=region], [role=group], [role=dialog], [role=alertdialog]",
    )
      ? (element.querySelector(":scope > legend")?.textContent ?? "")
      : element.textContent;
    const name = ids
      ? textOf(ids.map((id) => document.getElementById(id)))
      : (element.getAttribute("aria-label") ?? (labels?.length ? textOf(labels) : text));
    return String(name).replace(/\s+/g, " ").trim();
  };
  const isThere = (element: Element) =>
    element.matches("input[type=file], input[type=radio], input[type=checkbox]") ||
    (element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0);
  let found: Element | null = null;
  for (const { selector, pattern } of parts) {
    const root: ParentNode = found ?? document;
    const fits = (name: string) =>
      new RegExp(pattern).test(name) ||
      new RegExp(pattern).test(name.replace(/( \*)?( \((optional|required)\))?$/, ""));
    found = [...root.querySelectorAll(selector)].find((each) => isThere(each) && fits(nameOf(each))) ?? null;
    if (!found) return null;
  }
  return found;
}
const inFound = (body: string) => `(parts, ...values) => { const found = (${find})(parts); ${body} }`;

/** Where to press: only once it rests, is enabled, and nothing covers it. */
const spot = inFound(`
  if (!found || found.disabled) return null;
  const pressed = found.labels?.length && found.matches("[type=radio], [type=checkbox]") ? found.labels[0] : found;
  pressed.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = pressed.getBoundingClientRect();
  const place = [found, x, y, width, height];
  const rests = window.lastPlace?.every((value, index) => value === place[index]);
  window.lastPlace = place;
  const at = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  return rests && pressed.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
`);

const files = mkdtempSync(join(tmpdir(), "browser-files-"));
/** Stores a file that is chosen in a walk. */
export function fileNamed(name: string, content: Uint8Array): string {
  const path = join(files, name);
  writeFileSync(path, content);
  return path;
}

/** The protocols' names of keys without a character. */
export const key = { tab: "\uE004", enter: "\uE007" };

export class Page<D extends Driver = Driver> {
  constructor(readonly driver: D) {}

  /** Waits for a value, or fails with what the page shows instead. */
  async until<T>(what: string, probe: () => Promise<T>): Promise<NonNullable<T>> {
    try {
      return (await vi.waitUntil(probe, { timeout: 120_000, interval: 100 })) as NonNullable<T>;
    } catch (error) {
      const shown = await this.driver.call("() => location.pathname + '\\n' + document.body.innerText", []);
      throw new Error(`${what}: ${(error as Error).message}\n${shown}`);
    }
  }

  async go(path: string): Promise<void> {
    await this.driver.goTo(new URL(path, stackValue("TEST_WEB_URL")).href);
    // Before, a press on a written page does what one without scripts does.
    await this.until("The app starts", () =>
      this.driver.call("() => !document.documentElement.hasAttribute('data-written')", []),
    );
  }

  /** Opens a page signed in, like the end-to-end tests. */
  async openAs(actor: Actor, path: string): Promise<void> {
    const { data } = await actor.client.auth.getSession();
    await this.driver.goTo(new URL("/robots.txt", stackValue("TEST_WEB_URL")).href);
    await this.driver.call(
      "(session) => { sessionStorage.clear(); localStorage.clear(); localStorage.setItem('sb-fairmatch-auth-token', session); }",
      [JSON.stringify(data.session)],
    );
    await this.go(path);
  }

  async press(target: Target): Promise<void> {
    const at = await this.until(`${describe(target)} can be pressed`, () => this.driver.call(spot, [partsOf(target)]));
    await this.driver.act([
      {
        ...{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } },
        actions: [
          { type: "pointerMove", ...(at as { x: number; y: number }), origin: "viewport" },
          ...[
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        ],
      },
    ]);
  }

  async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await this.driver.act([{ type: "key", id: "keyboard", actions }]);
  }

  /** Replaces a field's text by keys. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.driver.call(inFound("found.select();"), [partsOf(target)]);
    await this.keys(text);
    await this.expectValue(target, text);
  }

  expectValue = (target: Target, text: string) =>
    this.until(`${describe(target)} says ${text}`, async () => {
      const value = await this.driver.call(inFound("return found?.value"), [partsOf(target)]);
      return value === text;
    });

  /** Sets a date, a time or a choice by script, because keys for them depend on the system. */
  async set(target: Target, value: string): Promise<void> {
    const setValue = inFound(`
      if (!found) return false;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), "value").set.call(found, values[0]);
      // As typing does: a press right after one in the same place is otherwise held for the second half of a double tap.
      found.dispatchEvent(new InputEvent("input", { bubbles: true }));
      found.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    `);
    await this.until(`${describe(target)} is there`, () => this.driver.call(setValue, [partsOf(target), value]));
  }

  async focus(target: Target): Promise<void> {
    const focus = inFound("found?.focus(); return found !== null && document.activeElement === found;");
    await this.until(`${describe(target)} has the focus`, () => this.driver.call(focus, [partsOf(target)]));
  }

  async giveFile(target: Target, path: string): Promise<void> {
    await this.until(`${describe(target)} is there`, () =>
      this.driver.call(inFound("return !!found"), [partsOf(target)]),
    );
    await this.driver.giveFile(inFound("return found"), [partsOf(target)], path);
  }

  has = (target: Target) => this.driver.call(inFound("return !!found"), [partsOf(target)]);

  async sees(target: Target | string): Promise<void> {
    const isText = typeof target === "string";
    await this.until(isText ? `"${target}" is shown` : `${describe(target)} is shown`, () =>
      isText
        ? this.driver.call("(text) => document.body.innerText.replaceAll('\\u00a0', ' ').includes(text)", [target])
        : this.has(target),
    );
  }

  async isAt(path: RegExp): Promise<void> {
    await this.until(`The address is ${path}`, async () =>
      path.test(String(await this.driver.call("() => location.pathname", []))),
    );
  }
}

const describe = ({ kind, name, within }: Target): string =>
  `${kind} ${name ?? ""}${within ? ` in ${describe(within)}` : ""}`;
