import { HtmlValidate } from "html-validate";
import { Fragment } from "react";
import { expect, test } from "vitest";
import { componentSamples, standInForBrowser } from "../../../tests/support/component-samples.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "no-missing-references": "error" },
});

standInForBrowser();

test.each(componentSamples)("%s is valid HTML", async (_, sample) => {
  const { container } = renderWith(<Fragment>{sample}</Fragment>);
  const { results } = await validator.validateString(container.innerHTML);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
