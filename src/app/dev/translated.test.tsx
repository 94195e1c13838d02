import { act, fireEvent, screen } from "@testing-library/react";
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { componentSamples, standInForBrowser } from "../../../tests/support/component-samples.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

// A browser's translation moves each text into two elements of its own. React must still be able to change what is around it.

/** Moves the texts, as a browser's translation does, also those that came since. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("font, textarea, select, style, [contenteditable]"))
      continue;
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(document.createElement("font")).append(text);
  }
}

/** A sample's elements, without what `show` puts around each state. */
function statesOf(sample: ReactNode): ReactElement[] {
  if (Array.isArray(sample)) return sample.flatMap(statesOf);
  if (!isValidElement<{ className?: string; children: ReactNode }>(sample)) return [];
  return sample.props.className === "contain-layout" ? statesOf(sample.props.children) : [sample];
}

standInForBrowser();

const components = componentSamples.map(([name, sample]) => [name, statesOf(sample)] as const);

test.each(components)("%s survives browser translation in all its states", async (_, states) => {
  const { rerender, unmount } = renderWith(<Fragment>{states[0]}</Fragment>);
  for (const state of [...states, ...states.toReversed()]) {
    rerender(<Fragment>{state}</Fragment>);
    await act(async () => translate());
    for (const input of document.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea")) {
      fireEvent.change(input, { target: { value: "Go" } });
      fireEvent.blur(input);
    }
    for (const control of document.querySelectorAll<HTMLElement>("button, input[type=checkbox], input[type=radio]")) {
      fireEvent.click(control);
      await act(async () => translate());
    }
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await act(async () => translate());
  }
  unmount();
  expect(screen.queryByRole("alert")).toBeNull();
});
