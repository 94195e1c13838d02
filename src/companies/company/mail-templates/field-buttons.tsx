import { type TemplateField, templateFields } from "@contracts/companies/mail-template";
import type { MouseEvent } from "react";
import { useFormContext } from "react-hook-form";
import { fieldNames } from "@/companies/model/template-words";
import { useFormLock } from "@/components/form/form-lock";
import { Button } from "@/components/ui/button";

/** Put a field where the cursor stands in the box called `name`. */
export function FieldButtons({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const sending = useFormLock();
  const insert = (event: MouseEvent<HTMLButtonElement>, field: TemplateField) => {
    const box = event.currentTarget.form?.elements.namedItem(name);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.setRangeText(`{${field}}`, box.selectionStart, box.selectionEnd, "end");
    setValue(name, box.value, { shouldDirty: true, shouldValidate: true });
    box.focus();
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2" disabled={sending}>
      <legend className="sr-only">Insert what is filled in for each person</legend>
      <span className="text-ink-muted text-sm" aria-hidden="true">
        Insert
      </span>
      {templateFields.map((field) => (
        <Button key={field} size="sm" onClick={(event) => insert(event, field)}>
          {fieldNames[field]}
        </Button>
      ))}
    </fieldset>
  );
}
