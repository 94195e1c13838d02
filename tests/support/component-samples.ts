import { beforeEach, vi } from "vitest";
import { samples } from "../../src/app/dev/component-catalogue.tsx";

/** Every component of the catalogue with its states: its name and what shows them. */
export const componentSamples = Object.entries(samples).flatMap(([folder, shown]) =>
  Object.entries(shown).map(([name, sample]) => [`${folder}/${name}`, sample] as const),
);

/** Before each test, gives the DOM what samples use and jsdom lacks. Their requests are never answered. */
export const standInForBrowser = () =>
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView ??= () => undefined;
    Range.prototype.getClientRects ??= () => document.body.getClientRects();
    Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
  });
