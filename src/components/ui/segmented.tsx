import { classNames } from "@/components/ui/class-names";

interface SegmentedProps<Value extends string> {
  /** The choice's name for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide and high as the fields around it. */
  wide?: boolean;
  /** As large as the buttons of a page's head. */
  big?: boolean;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
  big = false,
}: SegmentedProps<Value>) {
  return (
    <fieldset
      className={classNames("seg", wide ? "grid auto-cols-fr grid-flow-col" : "justify-self-start", big && "big")}
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={wide ? "min-h-10 justify-center max-md:min-h-touch" : "touch"}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
