import { type ReactNode, useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { AddressFields } from "@/components/form/address-fields";
import { CancelButton } from "@/components/form/cancel-button";
import { CheckboxField, CheckboxGroupField, RadioGroupField, RatingField } from "@/components/form/choice-fields";
import { ComboboxField } from "@/components/form/combobox-field";
import { CultureField } from "@/components/form/culture-field";
import { DropZone } from "@/components/form/drop-zone";
import { EditConflictDialog } from "@/components/form/edit-conflict-dialog";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { FileButton } from "@/components/form/file-button";
import { FileField } from "@/components/form/file-field";
import { Form } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { FormLockProvider } from "@/components/form/form-lock";
import { InvitedNameFields } from "@/components/form/invited-name-fields";
import { ListField, SkillsField } from "@/components/form/list-fields";
import { MarkdownField } from "@/components/form/markdown-field";
import { MoveButtons } from "@/components/form/move-buttons";
import { PasswordField } from "@/components/form/password-field";
import { RegionField } from "@/components/form/region-field";
import { SaveBar } from "@/components/form/save-bar";
import { SelectField } from "@/components/form/select-field";
import { SkillInput } from "@/components/form/skill-input";
import { SubmitButton } from "@/components/form/submit-button";
import { DateField, EmailField, MoneyField, TextareaField, TextField, UrlField } from "@/components/form/text-field";
import { long, nothing, Opens, show } from "@/components/ui/ui-samples";

const vocabulary = { useSearch: nothing, useRecognised: () => new Map() };
const limits = { accept: ".pdf", words: "PDF, up to 5 MB", problem: async () => null };
const file = { limits, stored: { name: `${long}.pdf`, meta: "1 MB" } };
const zone = { title: long, limits, describedBy: undefined, onFile: nothing };
const options = ["one", "long"].map((value) => ({ value, label: value === "long" ? long : "One" }));
const rules = [{ label: "Ten characters", test: ({ length }: string) => length > 9 }];
const combo = { options, onSearch: nothing, empty: "No candidates found", nouns: ["person", "people"] as const };

interface StateProps {
  filled?: unknown;
  wrong?: boolean;
  sending?: boolean;
  children: ReactNode;
}

function State({ filled, wrong = false, sending = false, children }: StateProps) {
  const form = useForm({
    defaultValues: { it: filled },
    ...(wrong && { errors: { it: { type: "server", message: `${long} is too long` } } }),
  });
  return (
    <FormProvider {...form}>
      <FormLockProvider value={sending}>
        <form className="min-w-0">{children}</form>
      </FormLockProvider>
    </FormProvider>
  );
}

/** A field empty, filled, invalid, locked and sending. */
const states = (of: (field: FieldBase) => ReactNode, filled: unknown, empty: unknown = "") => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-5">
    <State filled={empty}>{of({ name: "it", label: "Empty", help: long, optional: true })}</State>
    <State filled={filled}>{of({ name: "it", label: long, required: true })}</State>
    <State filled={filled} wrong>
      {of({ name: "it", label: "Wrong", help: "Help" })}
    </State>
    <State filled={filled}>
      {of({ name: "it", label: "Locked", lockedReason: "Only administrators change this" })}
    </State>
    <State filled={filled} sending>
      {of({ name: "it", label: "Being sent" })}
    </State>
  </div>
);

function BareField(field: FieldBase) {
  const ids = useField(field);
  return (
    <Field ids={ids} field={field}>
      <input className="input" {...ids.control} />
    </Field>
  );
}

function ChangedForm() {
  const form = useForm({ defaultValues: { it: "" } });
  const { setValue } = form;
  useEffect(() => setValue("it", long, { shouldDirty: true }), [setValue]);
  return (
    <FormProvider {...form}>
      <SaveBar note={<span className="block text-sm">{long}</span>} onDiscard={nothing}>
        {save}
      </SaveBar>
    </FormProvider>
  );
}

function WholeForm() {
  const form = useForm();
  return (
    <Form form={form} label="Sample" onSubmit={nothing}>
      <TextField name="name" label="Name" />
    </Form>
  );
}

const addressNames = { street: "it.a", unit: "it.b", city: "it.c", state: "it.d", zipCode: "it.e", country: "it.f" };
const save = <SubmitButton busyLabel="Saving...">Save</SubmitButton>;

/** Every file of this folder in its states. */
export const formSamples = {
  "address-fields": show(State, { children: <AddressFields optional="unit" names={addressNames} /> }),
  "cancel-button": show(State, { children: <CancelButton onCancel={nothing} /> }),
  "choice-fields": (
    <>
      {states(
        (field) => (
          <CheckboxField {...field} />
        ),
        true,
        false,
      )}
      {states(
        (field) => (
          <RadioGroupField {...field} options={options} />
        ),
        "long",
      )}
      {states(
        (field) => (
          <CheckboxGroupField {...field} options={options} max={1} />
        ),
        ["one"],
        [],
      )}
      {states(
        (field) => (
          <RatingField {...field} low="Low" high="High" />
        ),
        "3",
      )}
    </>
  ),
  "combobox-field": states((field) => <ComboboxField {...field} {...combo} />, "one"),
  "culture-field": states(({ help: _, ...field }) => <CultureField {...field} />, ["mentoring"], []),
  "drop-zone": show(
    DropZone,
    { ...zone, id: "zone", invalid: false, disabled: false },
    { ...zone, id: "wrong", invalid: true, disabled: false },
    { ...zone, id: "locked", invalid: false, disabled: true },
  ),
  "edit-conflict-dialog": show(Opens, {
    name: "edit-conflict-dialog",
    children: (close) => (
      <EditConflictDialog
        fields={[{ name: "title", label: "Job title", theirs: long, mine: "Dispatcher", preferred: "mine" }]}
        onResolve={close}
        onClose={close}
      />
    ),
  }),
  field: states((field) => <BareField {...field} />, long),
  "file-button": show(
    FileButton,
    { children: "Add a resume", limits, onFile: nothing },
    { children: long, limits, variant: "secondary", busy: true, onFile: nothing },
  ),
  "file-field": states((field) => <FileField {...field} {...file} />, new File(["x"], `${long}.pdf`), null),
  form: show(WholeForm, {}),
  "form-actions": show(State, { children: <FormActions counted>{save}</FormActions> }),
  "form-dialog": show(Opens, {
    name: "form-dialog",
    children: (close) => (
      <FormDialog draft={null} busy={false} title={long} onClose={close}>
        <State>
          <DialogActions busyLabel="Sending..." danger onClose={close}>
            Remove
          </DialogActions>
        </State>
      </FormDialog>
    ),
  }),
  "invited-name-fields": show(State, { children: <InvitedNameFields /> }),
  "list-fields": (
    <>
      {states(
        (field) => (
          <ListField {...field} />
        ),
        [long],
        [],
      )}
      {states(
        (field) => (
          <SkillsField {...field} vocabulary={vocabulary} />
        ),
        ["Go", long],
        [],
      )}
    </>
  ),
  "markdown-field": states((field) => <MarkdownField {...field} maxLength={2000} />, `## ${long}\n\n- **${long}**`),
  "move-buttons": show(
    MoveButtons,
    { what: "row", index: 0, count: 2, onMove: nothing },
    { what: "row", index: 1, count: 2, onMove: nothing },
  ),
  "password-field": states(
    ({ lockedReason: _, ...field }) => <PasswordField {...field} autoComplete="new-password" rules={rules} />,
    "secret",
  ),
  "region-field": states((field) => <RegionField {...field} />, "Colorado"),
  "save-bar": show(ChangedForm, {}),
  "select-field": states((field) => <SelectField {...field} options={options} placeholder="Choose one" />, "long"),
  "skill-input": show(SkillInput, { vocabulary, onAdd: nothing, withButton: true, input: { "aria-label": "Skill" } }),
  "submit-button": show(State, { children: save }, { sending: true, children: save }),
  "text-field": (
    <>
      {states(
        (field) => (
          <TextField {...field} />
        ),
        long,
      )}
      {states(
        (field) => (
          <EmailField {...field} />
        ),
        "somebody@example.com",
      )}
      {states(
        (field) => (
          <UrlField {...field} />
        ),
        "https://example.com",
      )}
      {states(
        (field) => (
          <DateField {...field} />
        ),
        "2026-11-26",
      )}
      {states(
        (field) => (
          <MoneyField {...field} />
        ),
        "120,000",
      )}
      {states(
        (field) => (
          <TextareaField {...field} maxLength={500} />
        ),
        long,
      )}
    </>
  ),
} satisfies Record<string, ReactNode>;
