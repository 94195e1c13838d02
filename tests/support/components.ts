import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A busy machine is no failure: waiting ends with the condition, this is only its limit.
configure({ asyncUtilTimeout: 20_000 });
// It has no such setting.
const { waitFor } = vi;
vi.waitFor = (condition, limit = 20_000) => waitFor(condition, limit);

// Missing in jsdom: pretend its window is as wide as a desktop's.
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
// jsdom doesn't know <search>, and React warns of elements a browser doesn't know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement", configurable: true });

afterEach(cleanup);

// Leaves the next file a clean page.
afterAll(() => {
  vi.waitFor = waitFor;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
});
