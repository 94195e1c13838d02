import {
  type MessageTemplate,
  messageFields,
  messageTemplateSchema,
  type TemplatePerson,
} from "@contracts/companies/mail-template";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { TemplatePreview } from "@/companies/company/mail-templates/template-preview";
import { useSaveMessageTemplate } from "@/companies/data/mail-templates";
import { FieldButtons } from "@/companies/shared/field-buttons";
import type { EditBase } from "@/components/form/edit-base";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField, TextField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const schema = z.extend(messageTemplateSchema, { base: z.optional(z.custom<EditBase>()) });
type Values = z.input<typeof schema>;

const editBase = ({ name, body, changed_at }: MessageTemplate): EditBase => ({
  updatedAt: changed_at,
  values: { name, body },
});

interface MessageTemplateFormProps {
  /** A new one has no `changed_at`. */
  template: MessageTemplate;
  companyId: string;
  people: readonly [TemplatePerson, ...TemplatePerson[]];
  isMadeUp: boolean;
  onClose: () => void;
}

export function MessageTemplateForm({ template, companyId, people, isMadeUp, onClose }: MessageTemplateFormProps) {
  const { mutateAsync } = useSaveMessageTemplate(companyId);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: { name: template.name, body: template.body, base: editBase(template) },
  });
  const body = useWatch({ control: form.control, name: "body" });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `message-template:${template.changed_at ? template.id : "new"}`, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => editBase(current as MessageTemplate),
    label: (name) => (name === "name" ? "Name" : "Message"),
    show: (_name, value) => <span className="wrap-anywhere whitespace-pre-line">{String(value)}</span>,
  });
  const submit = async ({ name, body: typed }: z.output<typeof schema>) => {
    const isSaved = await conflict.save(async (edit) => {
      await mutateAsync({ id: template.id, name, body: typed, seen: edit?.updatedAt || null });
    });
    if (!isSaved) return;
    clearDraft();
    onClose();
  };
  return (
    <Form
      form={form}
      label={template.name || "New template"}
      onSubmit={submit}
      className="grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-2 lg:[&>[role=alert]]:col-span-2"
    >
      {conflict.dialog}
      <div className="grid gap-5 max-lg:contents max-lg:[&>.formbar]:order-last">
        <Card title={template.name || "New template"}>
          <div className="grid gap-4">
            <TextField name="name" label="Name" required maxLength={limits.messageTemplateName} />
            <TextareaField name="body" label="Message" required rows={10} />
            <FieldButtons name="body" fields={messageFields} />
          </div>
        </Card>
        <FormActions>
          <SubmitButton busyLabel="Saving...">Save template</SubmitButton>
          <Button
            variant="quiet"
            onClick={() => {
              clearDraft();
              onClose();
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </div>
      <TemplatePreview body={body} people={people} isMadeUp={isMadeUp} />
    </Form>
  );
}
