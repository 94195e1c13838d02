import { cultureTexts } from "@contracts/companies/culture";
import { cultureValues } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CheckboxGroupField } from "@/components/form/choice-fields";
import type { FieldBase } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { formatWords } from "@/lib/format";

const words = cultureValues.map((value) => ({ value, label: formatWords(value) }));
const sentences = words.map((option) => ({ ...option, text: cultureTexts[option.value] }));

/** Ways of working to choose from, with optional explanations; the value lists the chosen ones. */
export function CultureField({ label, ...field }: Omit<FieldBase, "help">) {
  const [explained, setExplained] = useState(false);
  const value: unknown = useWatch({ name: field.name });
  const count = Array.isArray(value) ? value.length : 0;
  return (
    <div className="grid justify-items-start gap-3">
      <CheckboxGroupField
        {...field}
        label={
          <>
            <span>{label}</span> <span className="opt tnum">{`(${count} of ${limits.cultureValues} chosen)`}</span>
          </>
        }
        options={explained ? sentences : words}
        max={limits.cultureValues}
        listClassName={explained ? "sm:grid-cols-2" : "grid-cols-2 sm:flex sm:flex-wrap"}
        help={count === limits.cultureValues && "That's the most you can choose. Remove one to choose another."}
      />
      <Button variant="quiet" size="sm" aria-expanded={explained} onClick={() => setExplained(!explained)}>
        {explained ? "Only the names" : "What each means"}
      </Button>
    </div>
  );
}
