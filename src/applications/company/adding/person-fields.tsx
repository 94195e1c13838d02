import { type AddedSource, addedSources, applicationSourceLabels } from "@contracts/enums";
import type { CompanyJob } from "@contracts/jobs/job";
import { limits } from "@contracts/limits";
import { Clock, FileText, Lock, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { LiveMatch, type MatchedJob } from "@/applications/company/adding/live-match";
import { RadioGroupField } from "@/components/form/choice-fields";
import { SkillsField } from "@/components/form/list-fields";
import { TextareaField, TextField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { Icon } from "@/components/ui/icon";
import { firstName } from "@/lib/format";
import { skillVocabulary } from "@/matching/data/vocabulary";

const sources = addedSources.map((value: AddedSource) => ({ value, label: applicationSourceLabels[value] }));

const withIcon = (icon: typeof Lock, words: ReactNode) => (
  <span className="from-file">
    <Icon icon={icon} size="sm" />
    {words}
  </span>
);

interface PersonFieldsProps {
  job: MatchedJob & Pick<CompanyJob, "title">;
  /** Values filled in from the resume, by field. */
  filled: ReadonlyMap<string, string>;
}

/** Who to add, where they came from, and what they will see. */
export function PersonFields({ job, filled }: PersonFieldsProps) {
  const [name, email, phone, skills, source] = useWatch({ name: ["name", "email", "phone", "skills", "source"] });
  const values: Record<string, unknown> = { name, email, phone, skills: String(skills ?? "") };
  // Until the field is edited.
  const from = (field: string) =>
    filled.has(field) && filled.get(field) === values[field] ? withIcon(FileText, "From the resume") : undefined;
  const who = firstName(String(name ?? ""), "this person");
  return (
    <>
      <TextField
        name="name"
        label="Name"
        required
        autoComplete="off"
        maxLength={limits.personName}
        help={from("name")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="email"
          label="Email"
          required
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={limits.email}
          help={from("email")}
        />
        <TextField
          name="phone"
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
          maxLength={limits.phone}
          help={from("phone")}
        />
      </div>
      <SkillsField
        name="skills"
        label="Skills"
        vocabulary={skillVocabulary}
        max={limits.skills}
        maxLength={limits.skill}
        help={from("skills")}
        fold={4}
      />
      <LiveMatch job={job} />
      <RadioGroupField className="added-sources" name="source" label="Source" required options={sources} />
      {source === "other" && (
        <TextField name="sourceWords" label="Where they came from" required maxLength={limits.sourceWords} />
      )}
      <TextareaField
        name="note"
        label="Note for the team"
        optional
        rows={2}
        maxLength={limits.note}
        help={withIcon(Lock, "Only your team sees the source and the note.")}
      />
      <section aria-labelledby="added-sees">
        <h3 id="added-sees" className="label mb-2">
          What {who} will see
        </h3>
        <Consequences
          items={[
            {
              icon: Mail,
              title: "An email, 10 seconds after you add them",
              text: `It says who added them and lets them take over or remove their data. It names you, your company and ${job.title}.`,
            },
            {
              icon: Clock,
              title: "Until they take over",
              text: "Your team can move the application and write notes. Messages, interview times and offers have to wait.",
            },
          ]}
        />
      </section>
    </>
  );
}
