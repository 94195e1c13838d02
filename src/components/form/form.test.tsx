import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { FileField } from "@/components/form/file-field";
import { Form, formOptions } from "@/components/form/form";
import { SkillsField } from "@/components/form/list-fields";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField, UrlField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { fileLimits } from "@/files/data/file-limits";
import { AppError } from "@/lib/app-error";
import { noVocabulary } from "../../../tests/support/no-vocabulary.ts";

interface Values {
  name: string;
  email: string;
  password: string;
  skills: string[];
  resume: File | null;
}

function Example({ onSubmit, draftOwner }: { onSubmit: (values: Values) => unknown; draftOwner?: string }) {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: { name: "", email: "", password: "", skills: [], resume: null },
    resolver: (values) => {
      const errors = {
        ...(values.name.length < 2 && { name: { type: "min", message: "Name is too short" } }),
        ...(!values.email.includes("@") && { email: { type: "email", message: "Please enter a valid email address" } }),
      };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const clearDraft = useFormDraft(draftOwner, "example", form);
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await onSubmit(values);
        clearDraft();
      }}
    >
      <TextField name="name" label="Name" required help="As registered." />
      <TextField name="email" label="Email" />
      <TextField name="password" label="Password" type="password" />
      <SkillsField vocabulary={noVocabulary} name="skills" label="Skills" />
      <FileField name="resume" label="Resume" limits={fileLimits("candidate_resumes")} />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

beforeEach(() => sessionStorage.clear());

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test("a failed submit lists the errors with links, focuses the first and sends nothing", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole("button", { name: "Save" }));

  const summary = await screen.findByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Name is too short", "Please enter a valid email address"]);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)));
  expect(field(/^Name/).getAttribute("aria-invalid")).toBe("true");
  const described = field(/^Name/).getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Name is too short",
    "As registered.",
  ]);

  await user.click(within(summary).getByRole("link", { name: "Please enter a valid email address" }));
  expect(document.activeElement).toBe(field("Email"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a server error shows at its field, and the values stay", async () => {
  const user = userEvent.setup();
  render(
    <Example
      onSubmit={() => {
        throw new AppError({
          code: "invalid",
          message: "Invalid",
          status: 422,
          fields: { email: "This address is taken" },
        });
      }}
    />,
    { wrapper: MemoryRouter },
  );
  await user.type(field(/^Name/), "Nadia");
  await user.type(field("Email"), "nadia@example.com");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.activeElement).toBe(field("Email")));
  expect(screen.getAllByText("This address is taken")).toHaveLength(2);
  expect(field("Email").value).toBe("nadia@example.com");
});

test("skills are added on Enter, comma and blur, once each regardless of case", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  await user.type(field(/^Name/), "Nadia");
  await user.type(field("Email"), "nadia@example.com");
  await user.type(field("Skills"), "TypeScript{Enter}Go,  typescript ,Kafka");
  await user.click(screen.getByRole("button", { name: "Remove Go" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ skills: ["TypeScript", "Kafka"] });
});

test.each([
  [new File(["x"], "scan.heic"), "This file type isn't accepted. Use PDF, DOC or DOCX."],
  [new File([], "empty.pdf"), "This file is empty. Choose another file."],
  [new File(["x".repeat(6_000_000)], "big.pdf"), "This file is larger than 5 MB. Choose a smaller file."],
])("an invalid file is refused with a message that says how to fix it", async (file, message) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Example onSubmit={vi.fn()} />, { wrapper: MemoryRouter });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  await user.upload(input, file);
  expect(await screen.findByText(message)).toBeDefined();
  await user.click(screen.getByRole("button", { name: `Remove ${file.name}` }));
  expect(screen.queryByText(message)).toBeNull();
});

test("unsent values are restored after a reload, except passwords, and removed once sent", async () => {
  const user = userEvent.setup();
  const first = render(<Example onSubmit={vi.fn()} draftOwner="nadia" />, { wrapper: MemoryRouter });
  await user.type(field(/^Name/), "Nadia");
  await user.type(field("Password"), "Secret123");
  expect(JSON.stringify({ ...sessionStorage })).toContain("Nadia");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Secret123");
  first.unmount();

  render(<Example onSubmit={vi.fn()} draftOwner="nadia" />, { wrapper: MemoryRouter });
  expect(field(/^Name/).value).toBe("Nadia");
  expect(field("Password").value).toBe("");
  await user.type(field("Email"), "nadia@example.com");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("unsent changes are restored even if another tab has saved the record", async () => {
  const user = userEvent.setup();
  const Address = ({ city }: { city: string }) => {
    const form = useForm({
      ...formOptions,
      values: { street: "Main Street", city },
      resetOptions: { keepDirtyValues: true },
    });
    useFormDraft("nadia", "address", form, { onlyChanged: true });
    return (
      <Form form={form} onSubmit={vi.fn()}>
        <TextField name="street" label="Street" />
        <TextField name="city" label="City" />
      </Form>
    );
  };
  const first = render(<Address city="Bern" />, { wrapper: MemoryRouter });
  await user.type(field("Street"), " 7");
  first.rerender(<Address city="Basel" />);
  expect(field("City").value).toBe("Basel");
  first.unmount();

  render(<Address city="Basel" />, { wrapper: MemoryRouter });
  expect(field("Street").value).toBe("Main Street 7");
});

test("a chosen file can't be kept in a draft, so its name is shown until it is chosen again", async () => {
  const user = userEvent.setup();
  const fileInput = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const missing = "Choose the file again: resume.pdf";
  // Slices of files are unreadable in jsdom.
  const bytes = new TextEncoder().encode("%PDF-1.4");
  const resume = Object.assign(new File([bytes], "resume.pdf"), {
    slice: () => ({ arrayBuffer: async () => bytes.buffer }),
  });
  const first = render(<Example onSubmit={vi.fn()} draftOwner="nadia" />, { wrapper: MemoryRouter });
  await user.upload(fileInput(), resume);
  await screen.findByTitle("resume.pdf");
  first.unmount();

  const second = render(<Example onSubmit={vi.fn()} draftOwner="nadia" />, { wrapper: MemoryRouter });
  expect(screen.getByText(missing)).toBeDefined();
  await user.type(field(/^Name/), "Nadia");
  second.unmount();

  render(<Example onSubmit={vi.fn()} draftOwner="nadia" />, { wrapper: MemoryRouter });
  expect(field(/^Name/).value).toBe("Nadia");
  await user.upload(fileInput(), resume);
  await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
});

test("a web address without https:// gets it on blur, and other values stay unchanged", async () => {
  const user = userEvent.setup();
  const Address = () => (
    <FormProvider {...useForm({ defaultValues: { website: "" } })}>
      <UrlField name="website" label="Website" />
    </FormProvider>
  );
  render(<Address />, { wrapper: MemoryRouter });
  for (const [typed, shown] of [
    ["acme.com/jobs", "https://acme.com/jobs"],
    ["http://acme.com", "http://acme.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["nowhere", "nowhere"],
  ] as const) {
    await user.clear(field("Website"));
    await user.type(field("Website"), typed);
    await user.tab();
    expect(field("Website").value).toBe(shown);
  }
  await user.clear(field("Website"));
  await user.type(field("Website"), "acme.com{Enter}");
  expect(field("Website").value).toBe("https://acme.com");
});

test("a web address gets its https:// even if the form is sent while the field has the focus", async () => {
  const sent = vi.fn();
  const Address = () => {
    const form = useForm({ ...formOptions, defaultValues: { website: "" } });
    return (
      <Form form={form} label="Site" onSubmit={sent}>
        <UrlField name="website" label="Website" />
      </Form>
    );
  };
  render(<Address />, { wrapper: MemoryRouter });
  await userEvent.type(field("Website"), "acme.com/jobs");
  fireEvent.submit(screen.getByRole("form", { name: "Site" }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ website: "https://acme.com/jobs" }));
});
