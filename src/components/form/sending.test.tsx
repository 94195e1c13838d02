import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, type ReactNode, Suspense } from "react";
import { useForm } from "react-hook-form";
import { BrowserRouter, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { CheckboxField, CheckboxGroupField, RadioGroupField, RatingField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { SkillsField } from "@/components/form/list-fields";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { AppError } from "@/lib/app-error";
import { noVocabulary } from "../../../tests/support/no-vocabulary.ts";

const filled = {
  name: "Nadia",
  size: "small",
  terms: true,
  days: ["Mon"],
  shift: "night",
  rating: "3",
  skills: ["Go"],
};
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

function Everything({ onSubmit }: { onSubmit: (values: typeof filled) => unknown }) {
  const form = useForm({ ...formOptions, defaultValues: filled });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <SelectField name="size" label="Size" options={options("small", "large")} />
      <CheckboxField name="terms" label="Terms" />
      <CheckboxGroupField name="days" label="Days" options={options("Mon", "Tue")} required />
      <RadioGroupField name="shift" label="Shift" options={options("day", "night")} required />
      <RatingField name="rating" label="Rating" required />
      <SkillsField vocabulary={noVocabulary} name="skills" label="Skills" />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

/** A submit handler resolved by the test. */
function waiting() {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const onSubmit = vi.fn(() => new Promise<void>((resolve, reject) => (settle = { resolve, reject })));
  return { onSubmit, settle: () => settle };
}
const refused = new AppError({ code: "unavailable", message: "Not now", status: 503 });

test("a form is sent once, however fast it is clicked, and can be sent again after a failure", async () => {
  const { onSubmit, settle } = waiting();
  render(<Everything onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  // Both clicks before a render.
  act(() => {
    const button = screen.getByRole("button", { name: "Save" });
    button.click();
    button.click();
  });
  const busy = await screen.findByRole("button", { name: "Saving..." });
  fireEvent.click(busy);
  fireEvent.submit(screen.getByLabelText("Name"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => settle().reject(refused));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test("fields accept no input while sending, and keep their values and focus", async () => {
  const user = userEvent.setup();
  const { onSubmit, settle } = waiting();
  render(<Everything onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  await user.type(screen.getByLabelText("Name"), "!{Enter}");
  await screen.findByRole("button", { name: "Saving..." });
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await user.type(screen.getByLabelText("Name"), "more");
  for (const label of ["Terms", "Mon", "Tue", "day", "5"]) {
    expect(screen.getByLabelText(label).matches(":disabled"), label).toBe(true);
    await user.click(screen.getByLabelText(label));
  }
  expect(screen.getByLabelText("Size").matches(":disabled")).toBe(true);
  expect(screen.getByRole("button", { name: "Remove Go" }).matches(":disabled")).toBe(true);

  await act(async () => settle().reject(refused));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  for (const [values] of onSubmit.mock.calls as unknown as [typeof filled][]) {
    expect(values).toEqual({ ...filled, name: "Nadia!" });
  }
});

test("required groups are marked, radio groups by attribute and checkboxes by name", () => {
  render(<Everything onSubmit={vi.fn()} />, { wrapper: MemoryRouter });
  for (const name of [/^Shift/, /^Rating/]) {
    expect(screen.getByRole("radiogroup", { name }).getAttribute("aria-required")).toBe("true");
  }
  expect(screen.getByRole("group", { name: /^Days.*\(required\)$/ })).toBeDefined();
});

test("the form stays busy until the next page loads, and accepts input after going back", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const Next = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}));
  function Page() {
    const navigate = useNavigate();
    const send = () => {
      onSubmit();
      navigate("/next");
    };
    return <Everything onSubmit={send} />;
  }
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<Page />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(window.location.pathname).toBe("/next"));
  await user.click(await screen.findByRole("button", { name: "Saving..." }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  window.history.back();
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});
