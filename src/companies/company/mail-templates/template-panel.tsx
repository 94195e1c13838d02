import { type MailTemplate, type TemplatePerson, templateSchema } from "@contracts/companies/mail-template";
import { productName } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { TemplatePreview } from "@/companies/company/mail-templates/template-preview";
import { useSetMailTemplate } from "@/companies/data/mail-templates";
import { templateNames, templateUses } from "@/companies/model/template-words";
import { FieldButtons } from "@/companies/shared/field-buttons";
import type { EditBase } from "@/components/form/edit-base";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format-date";

const schema = z.extend(templateSchema, { base: z.optional(z.custom<EditBase>()) });
type Values = z.input<typeof schema>;

/** Our default text has its own version, "". */
const editBase = ({ ours, own, changed_at }: MailTemplate): EditBase => ({
  updatedAt: changed_at ?? "",
  values: { body: own ?? ours },
});

const formValues = (template: MailTemplate) =>
  ({ body: template.own ?? template.ours, base: editBase(template) }) satisfies Values;

function standing({ own, changed_at, changed_by }: MailTemplate): string {
  if (own === null || !changed_at) return `This is ${productName}'s text. Edit it to make it your own.`;
  return `Changed on ${formatDate(changed_at)}${changed_by ? ` by ${changed_by}` : ""}.`;
}

interface TemplatePanelProps {
  template: MailTemplate;
  companyId: string;
  canEdit: boolean;
  people: readonly [TemplatePerson, ...TemplatePerson[]];
  isMadeUp: boolean;
}

function EditTemplate({ template, companyId, people, isMadeUp }: TemplatePanelProps) {
  const { kind, ours } = template;
  const name = templateNames[kind];
  const { mutateAsync } = useSetMailTemplate(companyId);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: formValues(template),
  });
  const body = useWatch({ control: form.control, name: "body" });
  const { user } = useAuth();
  useFormDraft(user?.id, `mail-template:${companyId}:${kind}`, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => editBase(current as MailTemplate),
    label: () => name,
    show: (_name, value) => <span className="wrap-anywhere whitespace-pre-line">{String(value)}</span>,
  });
  const submit = async ({ body: typed }: z.output<typeof schema>) => {
    let saved = template;
    const isSaved = await conflict.save(async (edit) => {
      saved = await mutateAsync({ kind, body: typed === ours ? null : typed, seen: edit?.updatedAt || null });
    });
    // The next edit starts there, with no draft stored.
    if (isSaved) form.reset(formValues(saved));
  };
  return (
    <Form
      form={form}
      label={`Template: ${name}`}
      onSubmit={submit}
      className="grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-2 lg:[&>[role=alert]]:col-span-2"
    >
      {conflict.dialog}
      {/* In a single column the bar comes last: it stays visible over the preview, too, without a gap above. */}
      <div className="grid gap-5 max-lg:contents max-lg:[&>.formbar]:order-last">
        <Card title="Your words">
          <div className="grid gap-4">
            <p className="text-ink-muted">{templateUses[kind]}</p>
            <TextareaField name="body" label="Message" required rows={12} help={standing(template)} />
            <FieldButtons name="body" />
          </div>
        </Card>
        <FormActions>
          <SubmitButton busyLabel="Saving...">Save template</SubmitButton>
          {body.trim() !== ours && (
            <Button
              variant="quiet"
              onClick={() => form.setValue("body", ours, { shouldDirty: true, shouldValidate: true })}
            >
              Use {productName}'s text
            </Button>
          )}
        </FormActions>
      </div>
      <div className="grid gap-4">
        <TemplatePreview body={body} people={people} isMadeUp={isMadeUp} />
        {body.trim() !== ours && (
          <Card title={`${productName}'s text`}>
            <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{ours}</p>
          </Card>
        )}
      </div>
    </Form>
  );
}

export function TemplatePanel(props: TemplatePanelProps) {
  const { template, canEdit, people, isMadeUp } = props;
  if (canEdit) return <EditTemplate {...props} />;
  return (
    <div className="grid max-w-read gap-4">
      <p className="text-ink-muted">
        {templateUses[template.kind]} Administrators and managers of your company can edit it.
      </p>
      <TemplatePreview body={template.own ?? template.ours} people={people} isMadeUp={isMadeUp} />
    </div>
  );
}
