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

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The options of a select, under their groups' headings. */
export function SelectOptions({ options }: { options: readonly Option[] }) {
  const groups = new Set(options.flatMap(({ group }) => group ?? []));
  return (
    <>
      {options.filter(({ group }) => group === undefined).map(optionOf)}
      {[...groups].map((name) => (
        <optgroup key={name} label={name}>
          {options.filter(({ group }) => group === name).map(optionOf)}
        </optgroup>
      ))}
    </>
  );
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
          <SelectOptions options={props.options} />
        </select>
        <Icon icon={ChevronsUpDown} size="sm" />
      </div>
    </Field>
  );
}
