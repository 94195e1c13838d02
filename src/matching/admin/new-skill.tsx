import { limits } from "@contracts/limits";
import type { SkillField, UnknownSkill } from "@contracts/matching/skills";
import { useForm } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Decide } from "@/matching/admin/use-decision";
import { skillFieldLabels } from "@/matching/model/field-labels";

const focusField = (row: HTMLElement | null) => row?.querySelector("input")?.focus();

export function NewSkill({ word, decide, onDone }: { word: UnknownSkill; decide: Decide; onDone: () => void }) {
  const form = useForm({ ...formOptions, defaultValues: { name: word.written, field: "" } });
  return (
    <div ref={focusField}>
      <Form
        form={form}
        label={`Make “${word.written}” a skill`}
        className="gap-3 sm:grid-cols-2"
        onSubmit={async ({ name, field }) => {
          await decide(word, { kind: "skill", name, field: field as SkillField });
          onDone();
        }}
      >
        <TextField name="name" label="Name" required maxLength={limits.skill} />
        <SelectField
          name="field"
          label="Field of work"
          required
          placeholder="Choose"
          options={optionsOf(skillFieldLabels)}
        />
        <span className="sm:col-span-2">
          <SubmitButton size="sm" busyLabel="Saving...">
            Make skill
          </SubmitButton>
        </span>
      </Form>
    </div>
  );
}
