import { limits } from "@contracts/limits";
import type { SkillField, UnknownSkill } from "@contracts/matching/skills";
import { useForm } from "react-hook-form";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { Decide } from "@/matching/admin/use-decision";
import { skillFieldLabels } from "@/matching/model/field-labels";

/** Asks for the name of a new skill and its field of work. */
export function NewSkillDialog({ word, decide, onClose }: { word: UnknownSkill; decide: Decide; onClose: () => void }) {
  const form = useForm({ ...formOptions, defaultValues: { name: word.written, field: "" } });
  return (
    <DialogForm
      form={form}
      draft={`new-skill:${word.key}`}
      title={`Make “${word.written}” a skill?`}
      description="People see it while they type, under the name you give it."
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
