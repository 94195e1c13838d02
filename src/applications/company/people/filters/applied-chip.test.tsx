import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { AppliedChip } from "@/applications/company/people/filters/applied-chip";
import type { PeopleContext } from "@/applications/company/people/people-context";

function Host() {
  const [filter, setFilter] = useState<{ from?: string | null; to?: string | null }>({});
  const view = { filter, set: (changes: object) => setFilter({ ...filter, ...changes }) };
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <AppliedChip context={{ view } as unknown as PeopleContext} isBoard={false} counts={undefined} />
    </>
  );
}
const from = () => screen.findByLabelText<HTMLInputElement>("From");
const chosen = () => JSON.parse(document.querySelector("output")?.textContent ?? "");

test("the filter keeps its field while a date is typed, and applies once the year is complete", async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole("button", { name: "Applied" }));
  const field = await from();
  field.focus();
  for (const value of ["0002-11-20", "0020-11-20", "0202-11-20"]) fireEvent.change(field, { target: { value } });
  expect(chosen()).toEqual({});
  fireEvent.change(field, { target: { value: "2026-11-20" } });
  expect(chosen()).toEqual({ from: "2026-11-20" });
  fireEvent.change(field, { target: { value: "" } });
  expect(chosen()).toEqual({ from: null });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "2026-11-21" } });
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(chosen()).toEqual({ from: null, to: null });
  expect((await from()).value).toBe("");
});
