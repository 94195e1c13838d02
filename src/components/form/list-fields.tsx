import { Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { IconButton } from "@/components/ui/icon-button";

const sameText = (a: string, b: string) =>
  a.replace(/\s+/g, " ").toLowerCase() === b.replace(/\s+/g, " ").toLowerCase();

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** The list with the new entries: trimmed, none empty, none twice whatever its case (RULES: Interface). */
function withEntries(list: readonly string[], entries: readonly string[]): string[] {
  const next = [...list];
  for (const entry of entries.map((text) => text.trim())) {
    if (entry && !next.some((known) => sameText(known, entry))) next.push(entry);
  }
  return next;
}

interface EntriesProps extends FieldBase {
  placeholder?: string;
  /** Longest single entry, in characters. */
  maxLength?: number;
  /** The most entries there may be. */
  max?: number;
}

interface Entries {
  list: readonly string[];
  remove: (index: number) => void;
}

/** The input of both list fields: Enter and the Add button add, leaving it adds too, so that nothing typed is lost. */
function EntriesField({
  field,
  splitAtComma,
  render,
}: {
  field: EntriesProps;
  splitAtComma: boolean;
  render: (entries: Entries) => ReactNode;
}) {
  const ids = useField(field);
  const controller = useController({ name: field.name });
  const [draft, setDraft] = useState("");
  const { getValues } = useFormContext();
  const list = listOf(controller.field.value);
  const full = field.max !== undefined && list.length >= field.max;

  const add = (text: string) => {
    setDraft("");
    // Leaving the field adds, after what the press that left it did to the list.
    const known = listOf(getValues(field.name));
    const next = withEntries(known, splitAtComma ? text.split(",") : [text]).slice(0, field.max);
    if (next.length !== known.length) controller.field.onChange(next);
  };
  return (
    <Field ids={ids} field={field} disabled={ids.sending}>
      {list.length > 0 &&
        render({ list, remove: (index) => controller.field.onChange(list.filter((_, each) => each !== index)) })}
      <div className="flex gap-2">
        <input
          {...ids.control}
          ref={controller.field.ref}
          name={field.name}
          className="input"
          value={draft}
          placeholder={full ? `${field.max} is the most` : field.placeholder}
          maxLength={field.maxLength}
          readOnly={full || field.lockedReason !== undefined}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => {
            const text = event.target.value;
            if (splitAtComma && text.includes(",")) add(text);
            else setDraft(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(draft);
          }}
          onBlur={() => {
            if (draft) add(draft);
            controller.field.onBlur();
          }}
        />
        <Button icon={Plus} onClick={() => add(draft)}>
          Add
        </Button>
      </div>
    </Field>
  );
}

/** Skills as chips: Enter, comma and the Add button add, a skill already there is not added again. The value is a list of text. */
export function SkillsField(props: EntriesProps) {
  return (
    <EntriesField
      field={props}
      splitAtComma
      render={({ list, remove }) => (
        <ul className="flex flex-wrap gap-1.5">
          {list.map((skill, index) => (
            <li key={skill} className="max-w-full">
              <Chip onRemove={() => remove(index)} removeLabel={`Remove ${skill}`}>
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

/** A list of lines, such as requirements. The value is a list of text. */
export function ListField(props: EntriesProps) {
  return (
    <EntriesField
      field={props}
      splitAtComma={false}
      render={({ list, remove }) => (
        <RowList className="rounded-md border border-line">
          {list.map((line, index) => (
            <li key={line} className="flex items-center gap-2 py-1 pr-1 pl-3">
              <span className="min-w-0 grow break-words">{line}</span>
              <IconButton icon={X} label={`Remove ${line}`} data-again="remove" onClick={() => remove(index)} />
            </li>
          ))}
        </RowList>
      )}
    />
  );
}
