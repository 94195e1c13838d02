import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { Switch } from "@/components/ui/switch";

interface SwitchSettingProps {
  /** What is turned on. */
  name: ReactNode;
  /** What that means. */
  text: ReactNode;
  /** The id of the heading that says of what, where the name alone does not. */
  headingId?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  className?: string;
}

/** One thing to turn on or off; all of it is pressed. */
export function SwitchSetting({ name, text, headingId, on, onChange, className }: SwitchSettingProps) {
  const [nameId, textId] = [useId(), useId()];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a checkbox
    <label className={classNames("setting", className)}>
      <span className="min-w-0 grow break-words">
        <b id={nameId}>{name}</b>
        <small id={textId}>{text}</small>
      </span>
      <Switch labelledBy={classNames(headingId, nameId)} describedBy={textId} on={on} onChange={onChange} />
    </label>
  );
}
