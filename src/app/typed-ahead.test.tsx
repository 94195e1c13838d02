import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { TypedAhead } from "@/app/typed-ahead";

function Field({ label, known }: { label: string; known: string }) {
  const [value, setValue] = useState(known);
  return <input aria-label={label} value={value} onChange={({ target }) => setValue(target.value)} />;
}

test("early typing is kept in the app's fields, and a field with only focus keeps the app's value", () => {
  const root = document.body.appendChild(document.createElement("div"));
  const serve = (label: string) => {
    const field = root.appendChild(document.createElement("input"));
    field.setAttribute("aria-label", label);
    return field;
  };
  serve("Skill").value = "Go";
  serve("Location").focus();
  render(
    <>
      <Field label="Skill" known="" />
      <Field label="Location" known="Denver, CO" />
      <TypedAhead root={root} />
    </>,
    { container: root },
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect([field("Skill").value, field("Location").value]).toEqual(["Go", "Denver, CO"]);
  expect(document.activeElement).toBe(field("Location"));
});
