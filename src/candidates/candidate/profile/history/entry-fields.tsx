import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { useWatch } from "react-hook-form";
import { monthOptions } from "@/candidates/model/history-words";
import { CheckboxField } from "@/components/form/choice-fields";
import { SelectField } from "@/components/form/select-field";
import { TextareaField, TextField } from "@/components/form/text-field";

function MonthAndYear({ point, label, required }: { point: "start" | "end"; label: string; required?: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField name={`entry.${point}_month`} label={`${label} month`} options={monthOptions} placeholder="Month" />
      <TextField
        name={`entry.${point}_year`}
        label={`${label} year`}
        required={required ?? false}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
    </div>
  );
}

export function PositionFields() {
  const isPresent = useWatch<{ entry: { isPresent: boolean } }, "entry.isPresent">({ name: "entry.isPresent" });
  return (
    <>
      <TextField
        name="entry.title"
        label="Job title"
        required
        maxLength={limits.shortText}
        autoComplete="organization-title"
      />
      <TextField
        name="entry.company"
        label="Company"
        required
        maxLength={limits.shortText}
        autoComplete="organization"
      />
      <MonthAndYear point="start" label="Start" required />
      {isPresent ? <div className="max-sm:hidden" /> : <MonthAndYear point="end" label="End" />}
      <CheckboxField name="entry.isPresent" label="I work here now" className="sm:col-span-2" />
      <TextField
        name="entry.location"
        label="Location"
        optional
        maxLength={limits.shortText}
        placeholder={country.exampleCity}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextareaField
        name="entry.description"
        label="What you did"
        optional
        rows={3}
        maxLength={limits.historyText}
        help="Two or three lines with results work best. Lines that begin with - become a list."
        className="sm:col-span-2"
      />
    </>
  );
}

export function SchoolFields() {
  return (
    <>
      <TextField
        name="entry.school"
        label="School"
        required
        maxLength={limits.shortText}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        name="entry.degree"
        label="Degree"
        optional
        maxLength={limits.shortText}
        placeholder="B.S."
        autoComplete="off"
      />
      <TextField
        name="entry.field"
        label="Field of study"
        optional
        maxLength={limits.shortText}
        placeholder="Computer Science"
        autoComplete="off"
      />
      <TextField
        name="entry.start_year"
        label="From year"
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <TextField
        name="entry.end_year"
        label="To year"
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        help="The year you finished, or expect to."
      />
    </>
  );
}
