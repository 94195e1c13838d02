import type { RetentionSetting } from "@contracts/administration/day-settings";
import {
  adminEmailKinds,
  type Settings,
  type SettingsChanges,
  supportRecipient,
} from "@contracts/administration/settings";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { AnnouncementBlock } from "@/administration/admin/settings/announcement-block";
import { useChangedSettings } from "@/administration/admin/settings/changed";
import { DaysField, deletedTonight } from "@/administration/admin/settings/days-field";
import { SettingBlock } from "@/administration/admin/settings/setting-block";
import {
  daysOf,
  type SettingsOutput,
  type SettingsValues,
  settingsEditBase,
  settingsFormSchema,
  settingsValues,
} from "@/administration/admin/settings/settings-values";
import { expiringQuery, useSaveSettings } from "@/administration/data/settings";
import { adminEmailWords, retentionSettings, settingLabel } from "@/administration/model/setting-words";
import { useAuth } from "@/auth/use-auth";
import { ChangedMark } from "@/components/form/changed-mark";
import { CheckboxGroupField } from "@/components/form/choice-fields";
import { pick } from "@/components/form/edit-base";
import { Form, formOptions } from "@/components/form/form";
import { RegionField } from "@/components/form/region-field";
import { SaveBar } from "@/components/form/save-bar";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatList } from "@/lib/format";
import { formatMoment } from "@/lib/format-time";

type Shorter = Partial<Record<RetentionSetting, number>>;

/** The shortened retentions, with their new days. */
const shorterRetentions = ({ base, ...values }: SettingsValues): Shorter =>
  Object.fromEntries(
    retentionSettings
      .filter((name) => name !== "backup" && daysOf(values[name]) < daysOf(String(base.values[name])))
      .map((name) => [name, daysOf(values[name])]),
  );

/** A setting's value in words, for a conflict. */
function show(name: string, value: unknown, settings: Settings): string {
  if (name === "announcement") {
    const { isOn, text } = value as SettingsValues["announcement"];
    return isOn ? text : "None";
  }
  if (name === "emails") {
    const nameOf = (id: string) => settings.administrators.find((each) => each.id === id)?.name ?? "Support address";
    return adminEmailKinds
      .map((kind) => `${adminEmailWords[kind].name}: ${(value as Settings["emails"])[kind].map(nameOf).join(", ")}`)
      .join("\n");
  }
  return String(value) || "Nothing";
}

/** "Ingrid Solberg changed this today, 8:12 AM" */
function changedBy(current: unknown): string | null {
  const { changed_by, changed_at } = current as Settings;
  return (
    changed_by &&
    `${changed_by} changed this ${formatMoment(changed_at).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())}`
  );
}

function OperatorBlock() {
  const line = (name: string) => ({ name, label: settingLabel(name), mark: <ChangedMark name={name} /> });
  return (
    <SettingBlock
      id="operator"
      title="Who runs this site"
      text="Shown on the legal pages, at the end of every email and to people who need help."
    >
      <TextField {...line("operatorName")} maxLength={120} autoComplete="organization" />
      <TextField {...line("street")} maxLength={limits.shortText} autoComplete="address-line1" />
      <div className="pair2">
        <TextField {...line("city")} maxLength={limits.city} autoComplete="address-level2" />
        <div className="pair2 keep">
          <RegionField {...line("state")} autoComplete="address-level1" />
          <TextField {...line("zipCode")} maxLength={limits.zipCode} autoComplete="postal-code" />
        </div>
      </div>
      <EmailField {...line("supportEmail")} maxLength={limits.email} />
    </SettingBlock>
  );
}

function EmailsBlock({ settings: { administrators, supportEmail } }: { settings: Settings }) {
  const options = [
    ...administrators.map(({ id, name }) => ({ value: id, label: name })),
    ...(supportEmail ? [{ value: supportRecipient, label: "Support address" }] : []),
  ];
  return (
    <SettingBlock
      id="emails"
      title="Administrators' emails"
      text="Who gets which emails. Each kind needs at least one person. New administrators start with none."
    >
      {adminEmailKinds.map((kind) => (
        <CheckboxGroupField
          key={kind}
          name={`emails.${kind}`}
          label={adminEmailWords[kind].name}
          help={adminEmailWords[kind].when}
          listClassName="sm:grid-cols-2"
          options={options}
        />
      ))}
    </SettingBlock>
  );
}

function UnsavedChanges({ onDiscard }: { onDiscard: () => void }) {
  const changed = useChangedSettings();
  return (
    <SaveBar
      count={changed.length}
      note={<span className="block break-words text-sm">{formatList(changed.map(settingLabel))}</span>}
      onDiscard={onDiscard}
    >
      <SubmitButton busyLabel="Saving...">Save changes</SubmitButton>
    </SaveBar>
  );
}

/** All settings in one form, saved together or not at all. It begins again once they are saved or discarded. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [round, setRound] = useState(0);
  return <SettingsFields key={round} settings={settings} onDone={() => setRound(round + 1)} />;
}

function SettingsFields({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const { user } = useAuth();
  const client = useQueryClient();
  const save = useSaveSettings();
  const form = useForm<SettingsValues, unknown, SettingsOutput>({
    ...formOptions,
    resolver: zodResolver(settingsFormSchema),
    defaultValues: settingsValues(settings),
  });
  const clearDraft = useFormDraft(user?.id, "settings", form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => settingsEditBase(current as Settings),
    label: settingLabel,
    show: (name, value) => show(name, value, settings),
    by: changedBy,
  });
  const element = useRef<HTMLDivElement>(null);
  const confirmed = useRef("");
  const [deletes, setDeletes] = useState<Shorter | null>(null);

  const beginAgain = () => {
    clearDraft();
    onDone();
  };

  /** Whether the reader confirmed what shorter retentions delete; asks only if they delete something. */
  const isConfirmed = async (): Promise<boolean> => {
    const shorter = shorterRetentions(form.getValues());
    if (Object.keys(shorter).length === 0 || confirmed.current === JSON.stringify(shorter)) return true;
    const counts = await client.fetchQuery(expiringQuery(shorter));
    if (Object.values(counts).every((count) => count === 0)) return true;
    setDeletes(counts);
    return false;
  };

  const onSubmit = async (output: SettingsOutput) => {
    if (!(await isConfirmed())) return;
    const isSaved = await conflict.save((edit) =>
      save.mutateAsync({
        changes: pick(output, edit?.changed ?? []) as SettingsChanges,
        seen: edit?.updatedAt ?? settings.changed_at,
      }),
    );
    if (isSaved) beginAgain();
  };

  return (
    <Form form={form} label="Settings" onSubmit={onSubmit}>
      {conflict.dialog}
      <OperatorBlock />
      <AnnouncementBlock />
      <SettingBlock
        id="trial"
        title="Free trial"
        text="How long a trial lasts unless you set its last day. Current trials don't change."
      >
        <DaysField name="trialDays" />
      </SettingBlock>
      <SettingBlock
        id="retention"
        title="Retention"
        text="How long we keep things before they're deleted for good, each night. The privacy page shows these numbers."
      >
        {retentionSettings.map((name) => (
          <DaysField
            key={name}
            name={name}
            {...(name === "backup" && { help: "Set it to how long your hosting keeps backups." })}
          />
        ))}
      </SettingBlock>
      <EmailsBlock settings={settings} />
      <div ref={element} hidden />
      <UnsavedChanges onDiscard={beginAgain} />
      <ConfirmDialog
        open={deletes !== null}
        onOpenChange={() => setDeletes(null)}
        title="Save shorter retention?"
        description="Anything older is deleted for good."
        confirmLabel="Save changes"
        danger
        onConfirm={() => {
          confirmed.current = JSON.stringify(shorterRetentions(form.getValues()));
          setDeletes(null);
          element.current?.closest("form")?.requestSubmit();
        }}
      >
        <ul className="grid gap-1">
          {Object.entries(deletes ?? {}).map(([name, count]) => (
            <li key={name}>{`${settingLabel(name)}: ${deletedTonight(count)}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Form>
  );
}
