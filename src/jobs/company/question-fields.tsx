import { limits } from "@contracts/limits";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/choice-fields";
import { ListField } from "@/components/form/list-fields";
import { MoveButtons } from "@/components/form/move-buttons";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { questionTypeOptions } from "@/components/product/options";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { isChoice, type JobFormValues, newQuestion } from "@/jobs/company/job-form-values";

function QuestionEditor({ index }: { index: number }) {
  const name = `questions.${index}` as const;
  const type = useWatch<JobFormValues, `${typeof name}.questionType`>({ name: `${name}.questionType` });
  return (
    <>
      <TextField name={`${name}.question`} label="Question" required maxLength={limits.question} />
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField name={`${name}.questionType`} label="Response type" options={questionTypeOptions} />
        <CheckboxField name={`${name}.isRequired`} label="Response required" />
      </div>
      {isChoice(type) && (
        <ListField
          name={`${name}.options`}
          label="Options"
          required
          max={limits.options}
          maxLength={limits.option}
          placeholder="Add an option"
        />
      )}
    </>
  );
}

/** Adds a question; ignores an empty one. */
function QuestionComposer({ onAdd, full }: { onAdd: (text: string) => void; full: boolean }) {
  const id = useId();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const add = () => {
    const trimmed = text.trim();
    setMissing(trimmed === "");
    if (trimmed === "") return;
    onAdd(trimmed);
    setText("");
  };
  if (full) return <p className="help">You can add up to {limits.questions} questions.</p>;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        New question
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input"
          value={text}
          maxLength={limits.question}
          placeholder="What would you like to know?"
          autoComplete="off"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onBlur={() => text.trim() !== "" && add()}
        />
        <Button icon={Plus} onClick={add} aria-label="Add question">
          Add
        </Button>
      </div>
      {missing && (
        <p className="error" id={`${id}-error`}>
          Write the question
        </p>
      )}
    </div>
  );
}

export function QuestionFields() {
  const { control } = useFormContext<JobFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "questions", keyName: "key" });
  const { errors } = useFormState<JobFormValues>({ name: "questions" });
  const listError = errors.questions?.root?.message ?? errors.questions?.message;
  return (
    <div className="grid gap-5">
      {fields.length > 0 && (
        <ol className="grid gap-4">
          {fields.map((field, index) => (
            <li key={field.key} className="grid gap-3 rounded-md border border-line p-3.5">
              <div className="flex items-center gap-1">
                <span className="grow font-semibold text-ink-muted text-sm">Question {index + 1}</span>
                <MoveButtons what="question" index={index} count={fields.length} onMove={move} />
                <IconButton icon={Trash2} label={`Remove question ${index + 1}`} onClick={() => remove(index)} />
              </div>
              <QuestionEditor index={index} />
            </li>
          ))}
        </ol>
      )}
      {listError && (
        <p className="error" role="alert">
          {listError}
        </p>
      )}
      <QuestionComposer
        full={fields.length >= limits.questions}
        onAdd={(text) => append(newQuestion(text), { shouldFocus: false })}
      />
    </div>
  );
}
