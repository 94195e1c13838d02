import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { Form, formOptions } from "@/components/form/form";
import { MarkdownField } from "@/components/form/markdown-field";

const sent = vi.fn();

function show(description: string) {
  let reset = (_: string) => {};
  function Host() {
    const form = useForm({ ...formOptions, defaultValues: { description, other: "" } });
    reset = (text) => form.setValue("description", text);
    return (
      <Form form={form} onSubmit={(values) => sent(values.description)}>
        <MarkdownField name="description" label="Description" required maxLength={2000} />
        <input aria-label="Other" {...form.register("other")} />
        <button type="submit">Send</button>
      </Form>
    );
  }
  sent.mockClear();
  render(<Host />, { wrapper: MemoryRouter });
  return { reset: (text: string) => reset(text) };
}
const editor = () => screen.findByRole("toolbar", { name: "Formatting" });
const text = () => screen.getByRole("textbox", { name: /^Description/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("the editor shows formatted text with a label and a count, and submits it unchanged", async () => {
  show("* one\n* **two**");
  await editor();
  expect(text().getAttribute("aria-multiline")).toBe("true");
  expect(text().getAttribute("aria-required")).toBe("true");
  expect(text().querySelectorAll("li")).toHaveLength(2);
  expect(text().querySelector("strong")?.textContent).toBe("two");
  expect(screen.getByText("15 of 2,000")).toBeDefined();
  await send();
  await waitFor(() => expect(sent.mock.calls).toEqual([["* one\n* **two**"]]));
});

test("the Markdown is rewritten only when a format changes", async () => {
  show("* one");
  const bar = await editor();
  await userEvent.click(screen.getByRole("button", { name: "Numbered list" }));
  expect(bar.querySelector("[aria-label='Numbered list']")?.getAttribute("aria-pressed")).toBe("true");
  await send();
  await waitFor(() => expect(sent.mock.calls).toEqual([["1. one"]]));
});

test("the toolbar is one tab stop, with arrow keys, Home and End to move within it", async () => {
  show("");
  const bar = await editor();
  const stops = () => [...bar.querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Bold");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Link");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Heading");
  expect(stops()).toHaveLength(1);
});

test("an invalid link address stays to be fixed, and Enter adds a link without submitting", async () => {
  show("");
  await editor();
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  const address = screen.getByLabelText("Link to");
  await userEvent.type(address, "not an address{Enter}");
  expect(screen.getByText(/Enter a web or email address/)).toBeDefined();
  await userEvent.clear(address);
  await userEvent.type(address, "example.com/team{Enter}");
  expect(text().querySelector("a")?.textContent).toBe("https://example.com/team");
  expect(sent).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(sent.mock.calls).toEqual([["<https://example.com/team>"]]));
});

test.each([
  ["ada@example.com", "<ada@example.com>"],
  ["mailto:ada@example.com", "<ada@example.com>"],
  ["example.com/@ada.b", "<https://example.com/@ada.b>"],
])("the link address %j becomes %s", async (typed, written) => {
  show("");
  await editor();
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  await userEvent.type(screen.getByLabelText("Link to"), `${typed}{Enter}`);
  await send();
  await waitFor(() => expect(sent.mock.calls).toEqual([[written]]));
});

test.each(["a `code` b", "| a |\n|---|\n| 1 |"])("%j is edited as plain Markdown", async (written) => {
  const { reset } = show("plain");
  await editor();
  reset(written);
  await waitFor(() => expect((text() as HTMLTextAreaElement).value).toBe(written));
  expect(screen.queryByRole("toolbar")).toBeNull();
  reset("plain again");
  await userEvent.type(text(), "!");
  await userEvent.click(screen.getByLabelText("Other"));
  await editor();
  expect(text().textContent).toBe("plain again!");
});
