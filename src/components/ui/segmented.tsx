interface SegmentedProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A small choice that acts at once, such as board or list. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className="seg justify-self-start" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="touch"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
