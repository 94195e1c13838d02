import { useFormContext } from "react-hook-form";
import { type FieldBase, FieldError, FieldHelp, Marks, useField } from "@/components/form/field";
import type { Option } from "@/components/form/option";
import { classNames } from "@/components/ui/class-names";

interface AnswerFieldProps extends FieldBase {
  options: readonly Option[];
  /** The recommendation: four options of equal width, two by two on phones. */
  isRecommendation?: boolean;
}

/** A scorecard question with its options side by side, all in one neutral style. */
export function AnswerField({ options, isRecommendation = false, ...props }: AnswerFieldProps) {
  const ids = useField(props);
  const { register } = useFormContext();
  const labelId = `${ids.id}-label`;
  return (
    <fieldset
      {...{ role: "radiogroup", "aria-required": ids.control["aria-required"] }}
      aria-labelledby={labelId}
      aria-invalid={ids.control["aria-invalid"]}
      aria-describedby={ids.control["aria-describedby"]}
      disabled={ids.sending}
      className={isRecommendation ? "field" : "crit"}
    >
      <div className={isRecommendation ? "label" : "min-w-0 break-words font-semibold"} id={labelId}>
        {props.label}
        <Marks {...props} />
      </div>
      <FieldHelp ids={ids} field={props} />
      <div className={classNames("ans", isRecommendation && "rec")}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              {...register(props.name)}
              type="radio"
              value={value}
              aria-describedby={ids.control["aria-describedby"]}
              // Only the button submits.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError ids={ids} />
    </fieldset>
  );
}
