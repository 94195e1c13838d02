type SwitchProps = {
  on: boolean;
  /** Called with the requested state; the switch itself shows `on`. */
  onChange: (on: boolean) => void;
  /** The id of its explanation. */
  describedBy?: string;
} & (
  | {
      label: string;
    }
  | {
      labelledBy: string;
    }
);

/** A switch that applies right away, or after confirmation. */
export function Switch({ on, onChange, describedBy, ...name }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on, and is not to say it twice
      role="switch"
      className="switch"
      aria-label={"label" in name ? name.label : undefined}
      aria-labelledby={"labelledBy" in name ? name.labelledBy : undefined}
      aria-describedby={describedBy}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
