import {
  boundsInWords,
  type DaySetting,
  dayBounds,
  type RetentionSetting,
} from "@contracts/administration/day-settings";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { daysOf, type SettingsValues } from "@/administration/admin/settings/settings-values";
import { expiringQuery } from "@/administration/data/settings";
import { settingLabel } from "@/administration/model/setting-words";
import { ChangedMark } from "@/components/form/changed-mark";
import { FieldError, FieldFrame, FieldHelp, useField } from "@/components/form/field";
import { formatCount } from "@/lib/format";
import { useSettled } from "@/lib/use-settled";

/** What a shorter retention deletes tonight. */
function Expiring({ name }: { name: RetentionSetting }) {
  const [typed = "", base] = useWatch<SettingsValues, [RetentionSetting, "base"]>({ name: [name, "base"] });
  const days = useSettled(daysOf(typed));
  const isShorter = days >= dayBounds[name].min && days < daysOf(String(base.values[name]));
  const { data } = useQuery({ ...expiringQuery({ [name]: days }), enabled: isShorter });
  const count = data?.[name];
  return isShorter && count !== undefined ? <span role="status">{` ${deletedTonight(count)}.`}</span> : null;
}

/** The procedure counts to 10,000. */
export const deletedTonight = (count: number): string =>
  `Deletes ${count >= 10_000 ? "10,000 or more entries" : formatCount(count, "entry", "entries")} tonight`;

export function DaysField({ name, help }: { name: DaySetting; help?: string }) {
  const field = {
    name,
    label: settingLabel(name),
    help: (
      <>
        {boundsInWords(name)}.{help && <span>{` ${help}`}</span>}
        {name !== "trialDays" && name !== "backup" && <Expiring name={name} />}
      </>
    ),
  };
  const ids = useField(field);
  const { register } = useFormContext();
  return (
    <FieldFrame field={field}>
      <div className="days-field">
        <div>
          <label className="label" htmlFor={ids.id}>
            {field.label}
          </label>
          <ChangedMark name={name} />
          <FieldHelp ids={ids} field={field} />
        </div>
        <span className="unit">
          <input
            {...register(name)}
            {...ids.control}
            className="input tnum"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            readOnly={ids.readOnly}
          />
          days
        </span>
      </div>
      <FieldError ids={ids} />
    </FieldFrame>
  );
}
