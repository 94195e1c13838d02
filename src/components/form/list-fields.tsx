import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { SkillInput, type SkillVocabulary } from "@/components/form/skill-input";
import { Button } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { IconButton } from "@/components/ui/icon-button";

const sameText = (a: string, b: string) =>
  a.replace(/\s+/g, " ").toLowerCase() === b.replace(/\s+/g, " ").toLowerCase();

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** The list with new entries: trimmed, nonempty, and unique ignoring case (RULES: Interface). */
function withEntries(list: readonly string[], entries: readonly string[]): string[] {
  const next = [...list];
  for (const entry of entries.map((text) => text.trim())) {
    if (entry && !next.some((known) => sameText(known, entry))) next.push(entry);
  }
  return next;
}

interface EntriesProps extends FieldBase {
  placeholder?: string;
  /** The maximum length of an entry, in characters. */
  maxLength?: number;
  /** The maximum number of entries. */
  max?: number;
}

function useEntries({ name, max }: EntriesProps) {
  const { field } = useController({ name });
  const { getValues } = useFormContext();
  const list = listOf(field.value);
  return {
    list,
    field,
    full: max !== undefined && list.length >= max,
    add: (entries: readonly string[]) => {
      // Leaving the field adds, after any change of the list by the press that left it.
      const known = listOf(getValues(name));
      const next = withEntries(known, entries).slice(0, max);
      if (next.length !== known.length) field.onChange(next);
    },
    remove: (index: number) => field.onChange(list.filter((_, each) => each !== index)),
    replace: (index: number, entry: string) =>
      field.onChange(
        withEntries(
          [],
          list.map((each, at) => (at === index ? entry : each)),
        ),
      ),
  };
}

const inputOf = ({ placeholder, maxLength, max, lockedReason }: EntriesProps, full: boolean) => ({
  placeholder: full ? `${max} at most` : placeholder,
  maxLength,
  readOnly: full || lockedReason !== undefined,
});

interface SkillsProps extends EntriesProps {
  vocabulary: SkillVocabulary;
  /** How many show at first, if a file fills them in; all by default. */
  fold?: number;
}

/**
 * Skills as chips with their canonical names: Enter, comma and the Add button add, duplicates are ignored. The value is a list of
 * strings.
 */
export function SkillsField({ vocabulary, fold, ...props }: SkillsProps) {
  const ids = useField(props);
  const { list, field, full, add, remove, replace } = useEntries(props);
  const [isOpen, setOpen] = useState(false);
  // A single hidden chip would take as much room as the button.
  const hidden = fold !== undefined && list.length > fold + 1 ? list.length - fold : 0;
  const known = vocabulary.useRecognised(list);
  const slips = list.flatMap((skill, index) => {
    const near = known.get(skill)?.near;
    return near ? [{ skill, index, near }] : [];
  });
  return (
    <Field ids={ids} field={props} disabled={ids.sending}>
      {list.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {list.slice(0, isOpen || hidden === 0 ? undefined : fold).map((skill, index) => {
            const name = known.get(skill)?.name;
            return (
              <li key={skill} className="max-w-full">
                <Chip onRemove={() => remove(index)} removeLabel={`Remove ${skill}`}>
                  {skill}
                  {name && !sameText(name, skill) && <span className="text-ink-muted">{` is ${name}`}</span>}
                </Chip>
              </li>
            );
          })}
          {hidden > 0 && (
            <li>
              <button type="button" className="chip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? "Show fewer" : `${hidden} more`}
              </button>
            </li>
          )}
        </ul>
      )}
      <SkillInput
        vocabulary={vocabulary}
        onAdd={(skills) => {
          setOpen(true);
          add(skills);
        }}
        withButton
        input={{ ...ids.control, ...inputOf(props, full), ref: field.ref, name: props.name, onBlur: field.onBlur }}
      />
      {slips.map(({ skill, index, near }) => (
        <p key={skill} className="text-sm text-ink-muted">
          <button type="button" className="link" onClick={() => replace(index, near)}>
            {`Did you mean ${near}?`}
          </button>{" "}
          {`“${skill}” is matched as written.`}
        </p>
      ))}
    </Field>
  );
}

/** A list of lines, such as requirements; Enter, the Add button and blur add. The value is a list of strings. */
export function ListField(props: EntriesProps) {
  const ids = useField(props);
  const { list, field, full, add, remove } = useEntries(props);
  const [draft, setDraft] = useState("");
  const take = () => {
    setDraft("");
    add([draft]);
  };
  return (
    <Field ids={ids} field={props} disabled={ids.sending}>
      {list.length > 0 && (
        <RowList className="rounded-md border border-line">
          {list.map((line, index) => (
            <li key={line} className="flex items-center gap-2 py-1 pr-1 pl-3">
              <span className="min-w-0 grow break-words">{line}</span>
              <IconButton icon={X} label={`Remove ${line}`} data-again="remove" onClick={() => remove(index)} />
            </li>
          ))}
        </RowList>
      )}
      <div className="flex gap-2">
        <input
          {...ids.control}
          {...inputOf(props, full)}
          ref={field.ref}
          name={props.name}
          className="input"
          value={draft}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            take();
          }}
          onBlur={() => {
            if (draft) take();
            field.onBlur();
          }}
        />
        <Button icon={Plus} onClick={take}>
          Add
        </Button>
      </div>
    </Field>
  );
}
