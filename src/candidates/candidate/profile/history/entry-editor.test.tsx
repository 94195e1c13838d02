import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { type Editing, OpenEntry } from "@/candidates/candidate/profile/history/entry-editor";
import { WorkHistoryCard } from "@/candidates/candidate/profile/history/history-cards";
import { SaveBar } from "@/components/form/save-bar";
import { renderWith } from "../../../../../tests/support/render-with.tsx";

function Profile(): ReactNode {
  const form = useForm({ defaultValues: { positions: [], schools: [] } });
  const open = useRef<Editing>(null);
  return (
    <FormProvider {...form}>
      <OpenEntry value={open}>
        <WorkHistoryCard />
      </OpenEntry>
      <SaveBar isAlsoTyped={() => open.current?.isDirty === true} onDiscard={() => {}}>
        Save
      </SaveBar>
      <Link to="/elsewhere">Elsewhere</Link>
    </FormProvider>
  );
}
const show = () => renderWith(<Profile />, { owner: "me" });
const company = () => screen.queryByRole<HTMLInputElement>("textbox", { name: /Company/ });

afterEach(() => sessionStorage.clear());

it("restores an unfinished entry after the page was left, until it is canceled", async () => {
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

it("asks before people leave an unfinished entry", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Add a job" }));
  await userEvent.type(company() as HTMLInputElement, "Acme");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
});
