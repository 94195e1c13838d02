import { type MessageField, templateFields } from "@contracts/companies/mail-template";
import { Plus } from "lucide-react";
import type { MouseEvent } from "react";
import { useFormContext } from "react-hook-form";
import { fieldNames } from "@/companies/model/template-words";
import { useFormLock } from "@/components/form/form-lock";
import { Button } from "@/components/ui/button";

interface FieldButtonsProps {
  name: string;
  fields?: readonly MessageField[];
}

/** Insert a field at the cursor in the box `name`. */
export function FieldButtons({ name, fields = templateFields }: FieldButtonsProps) {
  const { setValue } = useFormContext();
  const sending = useFormLock();
  const insert = (event: MouseEvent<HTMLButtonElement>, field: MessageField) => {
    const box = event.currentTarget.form?.elements.namedItem(name);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.setRangeText(`{${field}}`, box.selectionStart, box.selectionEnd, "end");
    setValue(name, box.value, { shouldDirty: true, shouldValidate: true });
    box.focus();
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2" disabled={sending}>
      <legend className="float-left mr-1 text-ink-muted text-sm">Insert a field:</legend>
      {fields.map((field) => (
        <Button key={field} size="sm" icon={Plus} onClick={(event) => insert(event, field)}>
          {fieldNames[field]}
        </Button>
      ))}
    </fieldset>
  );
}
