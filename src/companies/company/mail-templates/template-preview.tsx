import { fillTemplate, type TemplatePerson } from "@contracts/companies/mail-template";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { FilterSelect } from "@/components/ui/filter-select";

interface TemplatePreviewProps {
  body: string;
  people: readonly [TemplatePerson, ...TemplatePerson[]];
  isMadeUp: boolean;
}

export function TemplatePreview({ body, people, isMadeUp }: TemplatePreviewProps) {
  const [chosen, setChosen] = useState(people[0].application_id);
  const person = people.find(({ application_id }) => application_id === chosen) ?? people[0];
  return (
    <Card
      title="Preview"
      wideAside
      aside={
        !isMadeUp && (
          <FilterSelect
            label="Preview with"
            value={person.application_id}
            onChange={setChosen}
            options={people.map((each) => ({
              value: each.application_id,
              label: `${each.name}, ${each.fields.job_title}`,
            }))}
          />
        )
      }
    >
      <div className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3.5" dir="auto">
        {body.trim() ? fillTemplate(body, person.fields) : <span className="text-ink-muted">Nothing written yet</span>}
      </div>
      <p className="mt-3 text-ink-muted text-sm">
        {isMadeUp
          ? "No applications yet, so this person is made up."
          : `As ${person.name} would see it. Nothing is sent from here.`}
      </p>
    </Card>
  );
}
