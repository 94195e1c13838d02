import type { CompletionItem } from "@contracts/candidates/candidate";
import { limits } from "@contracts/limits";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ProfileSection } from "@/candidates/candidate/profile/profile-section";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { SkillsField } from "@/components/form/list-fields";
import { skillVocabulary } from "@/matching/data/vocabulary";

const fields = ["skills"];

/** Skills, which jobs are matched by. */
export function SkillsSection({ mark }: { mark: (item: CompletionItem) => ReactNode }) {
  const skills = useWatch<ProfileFormValues, "skills">({ name: "skills" });
  return (
    <ProfileSection id="skills" title="Skills" text={(skills ?? []).join(", ")} fields={fields}>
      <SkillsField
        vocabulary={skillVocabulary}
        name="skills"
        label="Skills"
        mark={mark("skills")}
        placeholder="TypeScript"
        help="We treat ReactJS, React.js and React as one skill."
        max={limits.skills}
        maxLength={limits.skill}
      />
    </ProfileSection>
  );
}
