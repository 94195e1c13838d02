import type { KeyboardEvent, ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import {
  type FieldBase,
  FieldError,
  FieldFrame,
  FieldGroup,
  FieldHelp,
  Marks,
  useField,
} from "@/components/form/field";
import type { Option } from "@/components/form/option";
import { classNames } from "@/components/ui/class-names";

/** A checkbox; the whole row is its label. */
export function CheckboxField(field: FieldBase) {
  const ids = useField(field);
  const { register } = useFormContext();
  return (
    <FieldFrame field={field} disabled={ids.sending}>
      <label className="check min-h-touch py-2.5 md:min-h-0 md:py-1">
        <input
          {...register(field.name)}
          {...ids.control}
          type="checkbox"
          className="box"
          disabled={field.lockedReason !== undefined}
        />
        <span className="min-w-0">
          {field.label}
          <Marks {...field} />
        </span>
      </label>
      <FieldError ids={ids} />
      <FieldHelp ids={ids} field={field} />
    </FieldFrame>
  );
}

interface OptionsProps extends FieldBase {
  /** `text` explains an option below its label. */
  options: readonly (Option & { text?: string })[];
  listClassName?: string;
}

const choiceClass = ({ text }: OptionsProps["options"][number]) => classNames("choice", text && "items-start py-3");
const boxClass = ({ text }: OptionsProps["options"][number]) => classNames("box", text && "mt-0.5");

function ChoiceWords({ option }: { option: OptionsProps["options"][number] }) {
  return (
    <span className="min-w-0 break-words">
      <span className={option.text && "block font-semibold"}>{option.label}</span>
      {option.text && <span className="block text-sm text-ink-muted">{option.text}</span>}
    </span>
  );
}

export function RadioGroupField(props: OptionsProps) {
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <FieldGroup role="radiogroup" ids={ids} field={props}>
      <div className={classNames("grid gap-2", props.listClassName)}>
        {props.options.map((option) => (
          <label key={option.value} className={choiceClass(option)}>
            <input
              {...register(props.name)}
              type="radio"
              className={boxClass(option)}
              value={option.value}
              disabled={props.lockedReason !== undefined}
              aria-describedby={ids.control["aria-describedby"]}
            />
            <ChoiceWords option={option} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface CheckboxGroupProps extends OptionsProps {
  /** The maximum number of choices: beyond it the others are disabled. */
  max?: number;
}

/** Several of a few; the value lists the chosen ones in the order of the options. */
export function CheckboxGroupField({ max, listClassName, ...props }: CheckboxGroupProps) {
  const ids = useField(props);
  const { field } = useController({ name: props.name });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const isFull = max !== undefined && chosen.length >= max;
  return (
    <FieldGroup ids={ids} field={props}>
      <div className={classNames("grid gap-2", listClassName)}>
        {props.options.map((option, index) => (
          <label key={option.value} className={choiceClass(option)}>
            <input
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              type="checkbox"
              className={boxClass(option)}
              checked={chosen.includes(option.value)}
              disabled={props.lockedReason !== undefined || (isFull && !chosen.includes(option.value))}
              aria-describedby={ids.control["aria-describedby"]}
              onBlur={field.onBlur}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.target.checked) next.add(option.value);
                else next.delete(option.value);
                field.onChange(props.options.map((each) => each.value).filter((value) => next.has(value)));
              }}
            />
            <ChoiceWords option={option} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface ScaleFieldProps extends FieldBase {
  options: readonly Option[];
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Below the scale. */
  children?: ReactNode;
}

/** One of a few choices side by side. */
function ScaleField({ options, className, onKeyDown, children, ...props }: ScaleFieldProps) {
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <FieldGroup role="radiogroup" ids={ids} field={props}>
      <div className={classNames("scale", className)}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...register(props.name)}
              type="radio"
              value={value}
              aria-describedby={ids.control["aria-describedby"]}
              onKeyDown={onKeyDown}
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </FieldGroup>
  );
}

const ratings = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

/** 1 to 5; the value is the digit as a string. `low` and `high` label the ends. */
export function RatingField({ low, high, ...props }: FieldBase & { low?: string; high?: string }) {
  return (
    <ScaleField {...props} options={ratings}>
      {(low || high) && (
        <div className="help flex justify-between">
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
    </ScaleField>
  );
}
