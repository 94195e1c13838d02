import { announcementDays, announcementLength, announcementLinkLength } from "@contracts/administration/settings";
import { limits } from "@contracts/limits";
import { useFormContext, useWatch } from "react-hook-form";
import { SettingBlock } from "@/administration/admin/settings/setting-block";
import type { SettingsValues } from "@/administration/admin/settings/settings-values";
import { ChangedMark } from "@/components/form/changed-mark";
import { TextField } from "@/components/form/text-field";
import { Announcement } from "@/components/ui/announcement";
import { SwitchSetting } from "@/components/ui/switch-setting";

const text =
  "One line at the top of every page, for everyone. It disappears on its own, and anyone can close it for themselves.";

export function AnnouncementBlock() {
  const { setValue } = useFormContext<SettingsValues>();
  const announcement = useWatch<SettingsValues, "announcement">({ name: "announcement" });
  return (
    <SettingBlock id="announcement" title="Announcement" text={text}>
      <SwitchSetting
        name="Show an announcement"
        text={<ChangedMark name="announcement" />}
        on={announcement.isOn}
        onChange={(isOn) => setValue("announcement.isOn", isOn, { shouldDirty: true, shouldValidate: !isOn })}
      />
      {announcement.isOn && (
        <>
          <TextField
            name="announcement.text"
            label="Text"
            required
            maxLength={announcementLength}
            autoComplete="off"
            help={`One or two sentences, no formatting. ${announcement.text.length} of ${announcementLength}.`}
          />
          <div className="pair2">
            <TextField
              name="announcement.linkWords"
              label="Link text"
              optional
              maxLength={announcementLinkLength}
              autoComplete="off"
            />
            <TextField
              name="announcement.link"
              label="Its address"
              optional
              maxLength={limits.url}
              placeholder="/help"
              autoComplete="off"
            />
            <TextField
              name="announcement.endsAt"
              label="Ends"
              required
              type="datetime-local"
              help={`Within ${announcementDays} days, in your time zone. It disappears then.`}
            />
          </div>
          <fieldset className="grid min-w-0 gap-2">
            <legend className="label">Preview</legend>
            <Announcement {...announcement} />
          </fieldset>
        </>
      )}
    </SettingBlock>
  );
}
