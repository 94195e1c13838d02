type SwitchProps = {
  on: boolean;
  /** Asked for the other state; the switch itself shows what `on` says. */
  onChange: (on: boolean) => void;
  /** The id of what explains it. */
  describedBy?: string;
} & (
  | {
      /** Says what it turns on and for whom. */
      label: string;
    }
  | {
      /** The id of what says so. */
      labelledBy: string;
    }
);

/** Turns one thing on or off, at once or after a question. */
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
