import { type InterviewPlace, interviewPlaces } from "@contracts/interviews/interview";
import { limits } from "@contracts/limits";
import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { SelectField } from "@/components/form/select-field";
import { TextField, UrlField } from "@/components/form/text-field";
import { Segmented } from "@/components/ui/segmented";
import { placeLabels } from "@/interviews/model/slot-words";
import { useZoneOptions } from "@/interviews/shared/zone-select";

const lengths = [30, 45, 60, 90];

export function LengthField() {
  const { watch, setValue } = useFormContext();
  const minutes: number = watch("minutes");
  const offered = lengths.includes(minutes) ? lengths : [...lengths, minutes].sort((one, other) => one - other);
  return (
    <div className="field">
      <span className="label">Length</span>
      <Segmented
        label="Length"
        wide
        options={offered.map((each, place) => ({
          value: String(each),
          label: place === offered.length - 1 ? `${each} min` : String(each),
        }))}
        value={String(minutes)}
        onChange={(value) => setValue("minutes", Number(value), { shouldDirty: true })}
      />
    </div>
  );
}

/** The time zone of typed times, initially the reader's. */
export function ZoneField({ first, help }: { first: string; help?: ReactNode }) {
  return <SelectField name="time_zone" label="Time zone" options={useZoneOptions(first)} help={help} />;
}

/** How to meet, and where: a call's link, a number, or an address. */
export function PlaceField() {
  const { watch, setValue, clearErrors } = useFormContext();
  const kind: InterviewPlace = watch("place_kind");
  const id = useId();
  const name = (
    <span className="sr-only">{kind === "phone" ? "Phone number" : kind === "video" ? "Video link" : "Address"}</span>
  );
  return (
    <div className="grid gap-1.5">
      <span className="label" id={id}>
        Format
      </span>
      <Segmented
        label="Format"
        wide
        options={interviewPlaces.map((value) => ({ value, label: placeLabels[value] }))}
        value={kind}
        onChange={(value) => {
          setValue("place_kind", value, { shouldDirty: true });
          // The typed text was for another kind.
          setValue("place", "", { shouldDirty: true });
          clearErrors("place");
        }}
      />
      {kind === "video" && <UrlField name="place" label={name} placeholder="https://meet.example.com/talk" />}
      {kind === "phone" && (
        <TextField name="place" label={name} type="tel" maxLength={limits.phone} placeholder="The number to call" />
      )}
      {kind === "in_person" && (
        <TextField
          name="place"
          label={name}
          maxLength={limits.interviewPlace}
          placeholder="Street, floor, who to ask for"
        />
      )}
    </div>
  );
}
