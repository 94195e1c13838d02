import { genderLabels, workAuthorizationLabels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { FileUser } from "lucide-react";
import type { ReactNode } from "react";
import type { DetailItem } from "@/applications/model/given-details";
import { SkillsField } from "@/components/form/list-fields";
import { optionsOf } from "@/components/form/option";
import { RegionField } from "@/components/form/region-field";
import { SelectField } from "@/components/form/select-field";
import { TextareaField, TextField } from "@/components/form/text-field";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { skillVocabulary } from "@/matching/data/vocabulary";

type Field = { name: string; required: true; mark?: ReactNode };

const line = (label: string, autoComplete: string, maxLength: number, type = "text") =>
  function Line(field: Field) {
    return <TextField {...field} {...{ label, autoComplete, maxLength, type }} />;
  };

const fields: Record<DetailItem, (field: Field) => ReactNode> = {
  firstName: line("First name", "given-name", limits.personName),
  lastName: line("Last name", "family-name", limits.personName),
  phoneNumber: line("Phone number", "tel", limits.phone, "tel"),
  title: line("Title", "organization-title", limits.shortText),
  street: line("Street", "address-line1", limits.shortText),
  city: line("City", "address-level2", limits.city),
  state: (field) => <RegionField {...field} label={country.region} autoComplete="address-level1" />,
  zipCode: line(country.postalCode, "postal-code", limits.zipCode),
  country: line("Country", "country-name", limits.city),
  gender: (field) => (
    <SelectField {...field} label="Gender" options={optionsOf(genderLabels)} help="Companies never see this." />
  ),
  workAuthorization: (field) => (
    <SelectField
      {...field}
      label="Work authorization"
      options={optionsOf(workAuthorizationLabels)}
      placeholder="Choose one"
    />
  ),
  skills: (field) => (
    <SkillsField
      {...field}
      className="sm:col-span-2"
      label="Skills"
      vocabulary={skillVocabulary}
      max={limits.skills}
      maxLength={limits.skill}
    />
  ),
  bio: (field) => (
    <TextareaField
      {...field}
      className="sm:col-span-2"
      label="Bio"
      rows={4}
      help="What you do and what you're looking for."
    />
  ),
};

interface DetailsCardProps {
  needed: readonly DetailItem[];
  found: readonly DetailItem[];
}

/** The details still required to apply; empty when the profile has them. */
export function DetailsCard({ needed, found }: DetailsCardProps) {
  if (needed.length === 0) return null;
  return (
    <Card title="A few details">
      <p className="-mt-1 mb-4 text-ink-muted text-sm">
        {`${needed.length} to complete your profile. We save ${needed.length === 1 ? "it" : "them"} when you submit.`}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {needed.map((item) => {
          const Detail = fields[item];
          const mark = found.includes(item) && (
            <span className="from-file text-sm text-accent-text">
              <Icon icon={FileUser} size="sm" />
              From your resume
            </span>
          );
          return <Detail key={item} name={`details.${item}`} required mark={mark} />;
        })}
      </div>
    </Card>
  );
}
