import { scorecardMarkLabels, scorecardMarks } from "@contracts/scorecard";
import { useFormContext } from "react-hook-form";
import { type FieldBase, FieldGroup, useField } from "@/components/form/field";

/** What was seen of one criterion. */
export function MarkField(props: FieldBase) {
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <FieldGroup role="radiogroup" ids={ids} field={props}>
      <div className="scale grid-cols-2! sm:grid-cols-4!">
        {scorecardMarks.map((mark) => (
          <label
            key={mark}
            className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...register(props.name)}
              type="radio"
              value={mark}
              aria-describedby={ids.control["aria-describedby"]}
              // What is sent is sent for good: only its button does that.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
            {scorecardMarkLabels[mark]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
