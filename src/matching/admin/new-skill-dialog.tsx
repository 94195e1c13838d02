import { limits } from "@contracts/limits";
import type { SkillField, UnknownSkill } from "@contracts/skills";
import { useForm } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useDecision } from "@/matching/admin/use-decision";
import { skillFieldLabels } from "@/matching/model/field-labels";

/** Asks for the name of a new skill and its field of work. */
export function NewSkillDialog({ word, onClose }: { word: UnknownSkill; onClose: () => void }) {
  const form = useForm({ ...formOptions, defaultValues: { name: word.written, field: "" } });
  const { decide, isPending } = useDecision();
  return (
    <FormDialog
      draft={`new-skill:${word.key}`}
      busy={isPending}
      onClose={onClose}
      title={`Make “${word.written}” a skill?`}
      description="It is offered while people type, under the name you give it."
    >
      <Form
        form={form}
        label="Make skill"
        onSubmit={async ({ name, field }) => {
          await decide(word, { kind: "skill", name, field: field as SkillField });
          onClose();
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
        <DialogActions busyLabel="Saving..." onClose={onClose}>
          Make skill
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
