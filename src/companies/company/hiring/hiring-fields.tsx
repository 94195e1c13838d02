import { limits } from "@contracts/limits";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import type { HiringFormValues } from "@/companies/company/hiring/hiring-values";
import { MoveButtons } from "@/components/form/move-buttons";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";

/** The steps in their order: added, changed, moved and removed in place. */
export function HiringStepsField() {
  const { control } = useFormContext<HiringFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "steps", keyName: "key" });
  const { errors } = useFormState<HiringFormValues>({ name: "steps" });
  const listError = errors.steps?.root?.message ?? errors.steps?.message;
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <ol aria-label="Steps">
          {fields.map((field, index) => (
            <li key={field.key} className="hire-row">
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <div className="f">
                <TextField
                  name={`steps.${index}.name`}
                  label={<StepLabel index={index}>Step</StepLabel>}
                  required
                  maxLength={limits.hiringStep}
                  placeholder="First talk"
                  autoComplete="off"
                />
                <TextField
                  name={`steps.${index}.length`}
                  label={<StepLabel index={index}>How long, how</StepLabel>}
                  maxLength={limits.hiringStep}
                  placeholder="30 min, video"
                  autoComplete="off"
                />
                <TextField
                  className="sm:col-span-2"
                  name={`steps.${index}.what`}
                  label={<StepLabel index={index}>What happens</StepLabel>}
                  maxLength={limits.hiringStepText}
                  autoComplete="off"
                />
              </div>
              <span className="a">
                <MoveButtons what="step" index={index} count={fields.length} onMove={move} />
                <IconButton icon={Trash2} label={`Remove step ${index + 1}`} onClick={() => remove(index)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {listError && (
        <p className="error" role="alert">
          {listError}
        </p>
      )}
      {fields.length < limits.hiringSteps ? (
        <Button
          className="justify-self-start"
          icon={Plus}
          onClick={() =>
            append({ name: "", length: "", what: "" }, { shouldFocus: true, focusName: `steps.${fields.length}.name` })
          }
        >
          Add a step
        </Button>
      ) : (
        <p className="help">{`${limits.hiringSteps} steps are the most.`}</p>
      )}
    </div>
  );
}

/** Which step a field is of is in sight, and said to those who don't see it. */
const StepLabel = ({ index, children }: { index: number; children: string }) => (
  <>
    {children}
    <span className="sr-only">{` ${index + 1}`}</span>
  </>
);
