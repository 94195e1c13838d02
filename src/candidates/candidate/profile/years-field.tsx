import { yearsWorked } from "@contracts/candidates/history";
import { useWatch } from "react-hook-form";
import { FieldFromResume } from "@/candidates/candidate/profile/resume/from-resume";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { TextField } from "@/components/form/text-field";
import { formatCount } from "@/lib/format";

/** Years of experience: as entered, or computed from the work history while empty. */
export function YearsField() {
  const positions = useWatch<ProfileFormValues, "positions">({ name: "positions" });
  const counted = yearsWorked(positions, new Date());
  return (
    <TextField
      name="experienceYears"
      label="Years of experience"
      optional
      mark={<FieldFromResume name="experienceYears" />}
      inputMode="numeric"
      maxLength={2}
      placeholder={counted === null ? "" : String(counted)}
      help={
        counted === null
          ? "Leave it empty to use your work history."
          : `Leave it empty to use your work history: ${formatCount(counted, "year")}.`
      }
    />
  );
}
