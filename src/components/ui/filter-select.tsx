import { ChevronDown, type LucideIcon } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface Choice<Value> {
  /** The first option means no filter. */
  all?: undefined;
  value: Value;
  onChange: (value: Value) => void;
}
interface ChoiceOrNone<Value> {
  /** The option for no filter, on top: "All plans". */
  all: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

type FilterSelectProps<Value extends string> = {
  label: string;
  icon?: LucideIcon;
  options: readonly { value: Value; label: string }[];
  className?: string;
} & (Choice<Value> | ChoiceOrNone<Value>);

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, icon, options, className, all, value } = props;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) props.onChange(option.value);
    else if (props.all !== undefined) props.onChange(null);
  };
  return (
    <span className={classNames("select-wrap filter", className)}>
      {icon && <Icon icon={icon} size="sm" />}
      <select
        className="input select"
        aria-label={label}
        data-chosen={value !== (all === undefined ? options[0]?.value : null) || undefined}
        value={value ?? ""}
        onChange={(event) => choose(event.target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="sm" />
    </span>
  );
}
