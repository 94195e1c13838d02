import { type Benefit, benefitGroups, benefitLabel, benefits } from "@contracts/companies/benefits";
import { useController } from "react-hook-form";
import type { ProfileValues } from "@/companies/company/profile/profile-values";
import { useFormLock } from "@/components/form/form-lock";
import { Tick } from "@/components/product/tick";

export function BenefitsField() {
  const isSending = useFormLock();
  const { field } = useController<ProfileValues, "benefits">({ name: "benefits" });
  const chosen = new Set<string>(field.value);
  const toggle = (benefit: Benefit) =>
    // In list order, so that toggling twice is no change.
    field.onChange(benefits.filter((each) => (each === benefit) !== chosen.has(each)));
  return (
    <fieldset className="grid min-w-0 gap-4" disabled={isSending} aria-label="Benefits" data-field="benefits">
      {benefitGroups.map((group) => (
        <fieldset key={group.title} className="min-w-0">
          <legend className="label mb-1.5 p-0">{group.title}</legend>
          <div className="ticks">
            {(Object.keys(group.benefits) as Benefit[]).map((benefit) => (
              <Tick key={benefit} pressed={chosen.has(benefit)} onPress={() => toggle(benefit)}>
                {benefitLabel(benefit)}
              </Tick>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
