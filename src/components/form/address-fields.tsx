import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import type { ReactNode } from "react";
import { RegionField } from "@/components/form/region-field";
import { TextField } from "@/components/form/text-field";

/** The lines of an address, by autocomplete token. */
const lines = [
  { line: "street", label: "Street", autoComplete: "address-line1", maxLength: limits.shortText },
  { line: "unit", label: "Unit", autoComplete: "address-line2", maxLength: limits.unit },
  { line: "city", label: "City", autoComplete: "address-level2", maxLength: limits.city },
  { line: "state", label: country.region, autoComplete: "address-level1", maxLength: limits.city },
  { line: "zipCode", label: country.postalCode, autoComplete: "postal-code", maxLength: limits.zipCode },
  { line: "country", label: "Country", autoComplete: "country-name", maxLength: limits.city },
] as const;

type AddressLine = (typeof lines)[number]["line"];

interface AddressFieldsProps {
  names: Record<AddressLine, string>;
  /** Parts two addresses of one form: "section-registered". */
  section?: string;
  /** The optional line. */
  optional?: AddressLine;
  /** A mark next to a line's label. */
  markOf?: (line: AddressLine) => ReactNode;
}

export function AddressFields({ names, section, optional, markOf }: AddressFieldsProps) {
  return lines.map(({ line, autoComplete, ...field }) => {
    const Field = line === "state" ? RegionField : TextField;
    return (
      <Field
        key={line}
        {...field}
        name={names[line]}
        autoComplete={section ? `${section} ${autoComplete}` : autoComplete}
        optional={line === optional}
        mark={markOf?.(line)}
      />
    );
  });
}
