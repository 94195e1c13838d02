import { scorecardMarkLabels } from "@contracts/interviews/scorecard";
import { ScaleField } from "@/components/form/choice-fields";
import type { FieldBase } from "@/components/form/field";
import { optionsOf } from "@/components/form/option";

const options = optionsOf(scorecardMarkLabels);

/** What was seen of one criterion. */
export function MarkField(props: FieldBase) {
  return (
    <ScaleField
      {...props}
      options={options}
      className="grid-cols-2 sm:grid-cols-4"
      // What is sent is sent for good: only its button does that.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
}
