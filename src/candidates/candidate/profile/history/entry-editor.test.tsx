import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { type Editing, OpenEntry } from "@/candidates/candidate/profile/history/entry-editor";
import { WorkHistoryCard } from "@/candidates/candidate/profile/history/history-cards";
import { CancelButton } from "@/components/form/cancel-button";
import { pressAnew } from "../../../../../tests/support/press-anew.ts";
import { renderWith } from "../../../../../tests/support/render-with.tsx";

const left = vi.fn();

function Profile(): ReactNode {
  const form = useForm({ defaultValues: { positions: [], schools: [] } });
  const open = useRef<Editing>(null);
  return (
    <FormProvider {...form}>
      <OpenEntry value={open}>
        <WorkHistoryCard />
      </OpenEntry>
      <CancelButton isAlsoTyped={() => open.current?.isDirty === true} onCancel={left} />
    </FormProvider>
  );
}
const show = () => renderWith(<Profile />, { owner: "me" });
const company = () => screen.queryByRole<HTMLInputElement>("textbox", { name: /Company/ });

afterEach(() => sessionStorage.clear());

it("has what was typed in an open entry again after leaving, until it is taken over or cancelled", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Add a job" }));
  await userEvent.type(company() as HTMLInputElement, "Acme");
  unmount();
  const again = show();
  expect(company()?.value).toBe("Acme");
  await userEvent.click(screen.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
  expect(company()).toBeNull();
  again.unmount();
  show();
  expect(company()).toBeNull();
});

it("asks before an open entry in which something was typed is left", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Add a job" }));
  await userEvent.type(company() as HTMLInputElement, "Acme");
  await pressAnew(() => screen.getAllByRole("button", { name: "Cancel" })[1] as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});
