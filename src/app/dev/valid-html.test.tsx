import { HtmlValidate } from "html-validate";
import { Fragment } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { samples } from "@/app/dev/component-catalogue";
import { renderWith } from "../../../tests/support/render-with.tsx";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "no-missing-references": "error" },
});

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

const components = Object.entries(samples).flatMap(([folder, shown]) =>
  Object.entries(shown).map(([name, sample]) => [`${folder}/${name}`, sample] as const),
);

test.each(components)("%s is valid HTML", async (_, sample) => {
  const { container } = renderWith(<Fragment>{sample}</Fragment>);
  const { results } = await validator.validateString(container.innerHTML);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
