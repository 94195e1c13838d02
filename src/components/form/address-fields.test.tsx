import { canada } from "@contracts/countries/canada";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { renderWith } from "../../../tests/support/render-with.tsx";

vi.mock("@contracts/operator", async (original) => {
  const { operator, ...rest } = await original<typeof import("@contracts/operator")>();
  return { ...rest, country: canada, operator: { ...operator, country: canada } };
});
vi.resetModules();
const { candidateProfileSchema } = await import("@contracts/candidates/candidate-input");
const { AddressFields } = await import("@/components/form/address-fields");
const { Form, formOptions } = await import("@/components/form/form");
const { SubmitButton } = await import("@/components/form/submit-button");
const { zodResolver } = await import("@hookform/resolvers/zod");
const { useForm } = await import("react-hook-form");

const schema = z.object({
  address: candidateProfileSchema.shape.address,
  unit: candidateProfileSchema.shape.unit,
});
const empty = { street: "", city: "", state: "", zipCode: "", country: "" };

function AddressForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { unit: "", address: empty } });
  const at = (line: keyof typeof empty) => `address.${line}`;
  return (
    <Form form={form} label="Address" onSubmit={async (values) => onSubmit(values)}>
      <AddressFields
        names={{
          ...{ street: at("street"), unit: "unit", city: at("city"), state: at("state") },
          ...{ zipCode: at("zipCode"), country: at("country") },
        }}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

test("a Canadian address offers provinces, and requires a Canadian postal code", async () => {
  const onSubmit = vi.fn();
  renderWith(<AddressForm onSubmit={onSubmit} />);
  const province = screen.getByLabelText<HTMLInputElement>("Province or territory");
  const offered = [...(province.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toContain("Ontario");
  expect(offered).toHaveLength(13);

  const code = screen.getByLabelText("Postal code");
  await userEvent.type(code, "80202");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Enter a postal code such as M5V 2T6")).not.toHaveLength(0);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.clear(code);
  await userEvent.type(code, "M5V 2T6");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
