import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { PicturesField } from "@/companies/company/profile/pictures-field";
import type { ProfileValues } from "@/companies/company/profile/profile-values";

vi.mock("@/lib/public-url", () => ({ publicUrl: () => "data:," }));

const store = { isPending: false, error: null } as Parameters<typeof PicturesField>[0]["store"];

function Host() {
  const form = useForm<ProfileValues>({ defaultValues: { pictures: [{ path: "a.webp", alt: "Desks" }] } });
  const { setError } = form;
  useEffect(() => setError("pictures.0.path", { message: "This picture is gone" }), [setError]);
  return (
    <FormProvider {...form}>
      <PicturesField store={store} />
    </FormProvider>
  );
}

test("a missing picture shows its error at the field, and focus moves from Remove to Undo and back", async () => {
  render(<Host />);
  expect(await screen.findByText("This picture is gone")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Remove picture 1" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await expect.poll(() => document.activeElement).toBe(undo);
  await userEvent.click(undo);
  const field = await screen.findByLabelText<HTMLInputElement>(/What picture 1 shows/);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe("Desks");
});
