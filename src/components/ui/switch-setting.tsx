import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { Switch } from "@/components/ui/switch";

interface SwitchSettingProps {
  name: ReactNode;
  text: ReactNode;
  /** The id of a heading that completes the name, if needed. */
  headingId?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  className?: string;
}

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
