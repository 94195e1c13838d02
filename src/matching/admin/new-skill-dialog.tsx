import { limits } from "@contracts/limits";
import type { SkillField, UnknownSkill } from "@contracts/matching/skills";
import { useForm } from "react-hook-form";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useDecision } from "@/matching/admin/use-decision";
import { skillFieldLabels } from "@/matching/model/field-labels";

/** Creates a skill with a name and a field of work. */
export function NewSkillDialog({ word, onClose }: { word: UnknownSkill; onClose: () => void }) {
  const form = useForm({ ...formOptions, defaultValues: { name: word.written, field: "" } });
  const { decide } = useDecision();
  return (
    <DialogForm
      form={form}
      draft={`new-skill:${word.key}`}
      title={`Make “${word.written}” a skill?`}
      description="It is offered while people type, under the name you give it."
      submitLabel="Make skill"
      busyLabel="Saving..."
      onSubmit={({ name, field }) => decide(word, { kind: "skill", name, field: field as SkillField })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={limits.skill} />
      <SelectField
        name="field"
        label="Field of work"
        required
        placeholder="Choose"
        options={optionsOf(skillFieldLabels)}
      />
    </DialogForm>
  );
}
