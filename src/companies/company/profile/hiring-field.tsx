import { daysOfHours } from "@contracts/companies/hiring";
import { limits } from "@contracts/limits";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import type { ProfileValues } from "@/companies/company/profile/profile-values";
import { offerUndo, withdrawUndo } from "@/components/feedback/undo-offer";
import { ChangedMark } from "@/components/form/changed-mark";
import { MoveButtons } from "@/components/form/move-buttons";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { formatCount } from "@/lib/format";

/** What the hours mean for applicants. */
function HoursField() {
  const hours = Number(useWatch<ProfileValues, "first_reply_hours">({ name: "first_reply_hours" }));
  const days = hours >= 24 && hours <= 336 ? formatCount(daysOfHours(hours), "day") : null;
  return (
    <TextField
      className="max-w-60"
      name="first_reply_hours"
      label="Hours until a first reply"
      mark={<ChangedMark name="first_reply_hours" />}
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      help={
        days
          ? `Your jobs say “Reply promised within ${days}”, unless a job sets its own.`
          : "24 to 336 hours. Leave it empty to promise nothing."
      }
    />
  );
}

/** The ordered steps: add, edit, move and remove in place. */
function StepsField() {
  const { control, getValues } = useFormContext<ProfileValues>();
  const undoId = useId();
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => () => withdrawUndo(undoId), [undoId]);
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: "hiring_steps", keyName: "key" });
  const { errors } = useFormState<ProfileValues>({ name: "hiring_steps" });
  const listError = errors.hiring_steps?.root?.message ?? errors.hiring_steps?.message;
  const take = (index: number) => {
    const step = getValues(`hiring_steps.${index}`);
    remove(index);
    offerUndo({ of: undoId, title: `Step ${index + 1} removed`, undo: () => insert(index, step) });
    setTimeout(() => add.current?.focus());
  };
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
                  name={`hiring_steps.${index}.name`}
                  label={<StepLabel index={index}>Step</StepLabel>}
                  required
                  maxLength={limits.hiringStep}
                  placeholder="First call"
                  autoComplete="off"
                />
                <TextField
                  name={`hiring_steps.${index}.length`}
                  label={<StepLabel index={index}>Length and format</StepLabel>}
                  maxLength={limits.hiringStep}
                  placeholder="30 min, video"
                  autoComplete="off"
                />
                <TextField
                  className="sm:col-span-2"
                  name={`hiring_steps.${index}.what`}
                  label={<StepLabel index={index}>What happens</StepLabel>}
                  maxLength={limits.hiringStepText}
                  autoComplete="off"
                />
              </div>
              <span className="a">
                <MoveButtons what="step" index={index} count={fields.length} onMove={move} />
                <IconButton icon={Trash2} label={`Remove step ${index + 1}`} onClick={() => take(index)} />
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
          ref={add}
          className="justify-self-start"
          icon={Plus}
          onClick={() =>
            append(
              { name: "", length: "", what: "" },
              { shouldFocus: true, focusName: `hiring_steps.${fields.length}.name` },
            )
          }
        >
          Add a step
        </Button>
      ) : (
        <p className="help">{`You can add up to ${limits.hiringSteps} steps.`}</p>
      )}
    </div>
  );
}

/** The step of a field is visible, so label it for screen readers only. */
const StepLabel = ({ index, children }: { index: number; children: string }) => (
  <>
    {children}
    <span className="sr-only">{` ${index + 1}`}</span>
  </>
);

/** How the company hires, for all its jobs: when it first replies, and its steps. */
export function HiringCard() {
  const { length } = useWatch<ProfileValues, "hiring_steps">({ name: "hiring_steps" }) ?? [];
  return (
    <Card
      id="hiring"
      className="scroll-mt-16"
      aside={<ChangedMark name="hiring_steps" />}
      title={
        <>
          How we hire{" "}
          <span className="ml-1 font-normal text-ink-muted text-sm tracking-normal">
            {`${length} of ${limits.hiringSteps} steps`}
          </span>
        </>
      }
    >
      <div className="grid gap-5">
        <HoursField />
        <StepsField />
      </div>
    </Card>
  );
}
