import { managementGrants } from "@contracts/companies/grants";
import { limits } from "@contracts/limits";
import { Check, type LucideIcon, Minus } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type AddCandidateValues,
  type Months,
  monthsOf,
  termsByMonths,
  termsFor,
} from "@/candidates/model/candidate-invitation";
import { toast } from "@/components/feedback/toast";
import { useFormLock } from "@/components/form/form-lock";
import { TextareaField } from "@/components/form/text-field";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { isOffered } from "@/config/left-out";
import { formatNumber } from "@/lib/format";

const name = "managementTerms";

const durations = Object.keys(termsByMonths).map((months) => ({ value: months, label: `${months} months` }));

const facts: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Check, text: `You can ${managementGrants.they.see}.` },
  { icon: Check, text: `You can ${managementGrants.they.submit}.` },
  ...(isOffered("partners")
    ? [{ icon: Minus, text: "Partners can see them only if they agree to that as well." }]
    : []),
];

/** The terms: three usual durations fill in the text, which can be edited. */
export function TermsFields() {
  const { setValue } = useFormContext<AddCandidateValues>();
  const terms = useWatch<AddCandidateValues, typeof name>({ name }) ?? "";
  const sending = useFormLock();
  const write = (text: string) => setValue(name, text, { shouldDirty: true, shouldValidate: true });
  const fill = (months: Months) => {
    if (sending) return;
    write(termsFor(months));
    // The user's own text can be restored.
    if (terms.trim() && !monthsOf(terms)) {
      toast.info({ title: "Your terms were replaced", action: { label: "Undo", onSelect: () => write(terms) } });
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1.5">
        <span className="label" aria-hidden="true">
          Duration
        </span>
        <Segmented
          wide
          label="Duration"
          options={durations}
          value={monthsOf(terms) ?? ""}
          onChange={(months) => fill(months as Months)}
        />
      </div>
      <TextareaField
        name={name}
        label="What you agree to"
        optional
        rows={3}
        maxLength={limits.managementTerms}
        help={`They see exactly this before they accept. ${formatNumber(terms.length)} of ${formatNumber(limits.managementTerms)} characters.`}
      />
      <ul className="grid gap-2">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex gap-2.5 text-ink-muted text-sm">
            <Icon icon={icon} size="sm" className={icon === Check ? "mt-0.5 text-accent-text" : "mt-0.5"} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
