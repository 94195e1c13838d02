import type { UnknownSkill } from "@contracts/matching/skills";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import type { Decide } from "@/matching/admin/use-decision";
import { useSkillSearch } from "@/matching/data/vocabulary";

/** Asks which known skill an unknown word means. */
export function AliasDialog({ word, decide, onClose }: { word: UnknownSkill; decide: Decide; onClose: () => void }) {
  const form = useForm({ ...formOptions, defaultValues: { skill: "" } });
  const [search, setSearch] = useState("");
  const found = useSkillSearch(search);
  const skills = search === "" ? word.neighbours : found?.skills;
  return (
    <DialogForm
      form={form}
      draft={null}
      title={`Which skill is “${word.written}”?`}
      description="Profiles and jobs with this word will match that skill. What people wrote stays as they wrote it."
      submitLabel="Make another spelling"
      busyLabel="Saving..."
      onSubmit={async ({ skill }) => {
        const chosen = [...word.neighbours, ...(found?.skills ?? [])].find(({ key }) => key === skill);
        if (!chosen) {
          form.setError("skill", { message: "Choose a skill" });
          return false;
        }
        return decide(word, { kind: "alias", skill: chosen });
      }}
      onClose={onClose}
    >
      <ComboboxField
        name="skill"
        label="Known skill"
        required
        placeholder="Type its name"
        onSearch={setSearch}
        options={skills?.map(({ key, name }) => ({ value: key, label: name }))}
        empty="No skill has this name."
        nouns={["skill", "skills"]}
      />
    </DialogForm>
  );
}
