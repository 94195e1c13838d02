import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { type ComponentProps, useId } from "react";
import { TextField } from "@/components/form/text-field";

/** A state or province: the country's own are suggested, others can be typed. */
export function RegionField(field: Omit<ComponentProps<typeof TextField>, "list" | "maxLength">) {
  const regions = useId();
  return (
    <>
      <TextField {...field} maxLength={limits.city} list={regions} />
      <datalist id={regions}>
        {Object.entries(country.regions).map(([code, name]) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  );
}
