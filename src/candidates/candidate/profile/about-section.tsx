import type { CompletionItem } from "@contracts/candidates/candidate";
import { candidateFacts } from "@contracts/candidates/candidate-fields";
import { workAuthorizationLabels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ProfileSection } from "@/candidates/candidate/profile/profile-section";
import { FieldFromResume } from "@/candidates/candidate/profile/resume/from-resume";
import { YearsField } from "@/candidates/candidate/profile/years-field";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { aboutLine } from "@/candidates/model/section-lines";
import { CultureField } from "@/components/form/culture-field";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextareaField, TextField, UrlField } from "@/components/form/text-field";

const links = candidateFacts
  .filter(({ kind }) => kind === "link")
  .map(({ name, fact }) => ({ name, label: fact }))
  .reverse();

const fields = ["firstName", "lastName", "title", "experienceYears", ...links.map(({ name }) => name)];

export function AboutSection({ mark }: { mark: (item: CompletionItem) => ReactNode }) {
  const values = useWatch<ProfileFormValues>() as ProfileFormValues;
  return (
    <ProfileSection id="about" title="About" text={aboutLine(values)} fields={fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          mark={mark("firstName")}
          autoComplete="given-name"
          maxLength={limits.personName}
        />
        <TextField
          name="lastName"
          label="Last name"
          mark={mark("lastName")}
          autoComplete="family-name"
          maxLength={limits.personName}
        />
        <TextField
          className="sm:col-span-2"
          name="title"
          label="Title"
          mark={mark("title")}
          placeholder="Senior Backend Engineer"
          maxLength={limits.shortText}
          autoComplete="organization-title"
        />
        <TextareaField
          className="sm:col-span-2"
          name="bio"
          label="Bio"
          mark={mark("bio")}
          rows={6}
          help="What you do and what you're looking for."
        />
        <YearsField />
        <SelectField
          name="workAuthorization"
          label="Work authorization"
          mark={mark("workAuthorization")}
          options={optionsOf(workAuthorizationLabels)}
          placeholder="Choose one"
        />
        {links.map((link) => (
          <UrlField
            key={link.name}
            {...link}
            optional
            mark={<FieldFromResume name={link.name} />}
            placeholder="https://"
          />
        ))}
        <div className="scroll-mt-16 sm:col-span-2" id="culture">
          <CultureField name="cultureValues" label="Ways of working" />
          <p className="help mt-2">
            The match shows which of these a company shares. They count last and never reject anyone.
          </p>
        </div>
      </div>
    </ProfileSection>
  );
}
