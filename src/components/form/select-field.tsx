import { ChevronsUpDown } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import type { Option } from "@/components/form/option";
import { Icon } from "@/components/ui/icon";

interface SelectFieldProps extends FieldBase {
  options: readonly Option[];
  /** The empty choice: "Choose a size". Without it the first option is chosen. */
  placeholder?: string;
  autoComplete?: string;
}

/** A native select. A locked one shows its value as text. */
export function SelectField(props: SelectFieldProps) {
  const ids = useField(props);
  const { register, getValues } = useFormContext();
  if (props.lockedReason !== undefined) {
    const value: unknown = getValues(props.name);
    const shown = props.options.find((option) => option.value === value)?.label ?? String(value ?? "");
    return (
      <Field ids={ids} field={props}>
        <input {...ids.control} className="input" readOnly value={shown} />
      </Field>
    );
  }
  return (
    <Field ids={ids} field={props} disabled={ids.sending}>
      <div className="select-wrap">
        <select {...register(props.name)} {...ids.control} className="input select" autoComplete={props.autoComplete}>
          {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronsUpDown} size="sm" />
      </div>
    </Field>
  );
}
