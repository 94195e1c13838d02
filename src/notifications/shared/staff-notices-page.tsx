import { mailTimes, type StaffNotice, type StaffNotices } from "@contracts/notifications/notification";
import { useId } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { SwitchSetting } from "@/components/ui/switch-setting";
import { formatTime } from "@/lib/format-time";
import { useEagerQuery } from "@/lib/use-eager-query";
import { staffNoticesQuery, useSetStaffNotice } from "@/notifications/data/email-choices";
import { mailTimeLabels, staffNoticeWords } from "@/notifications/shared/staff-notice-words";

const mailOptions = mailTimes.map((value) => ({ value, label: mailTimeLabels[value] }));
/** When the daily summary is sent (RULES: Messages), where the reader is. */
const summaryTime = () => formatTime(new Date(new Date().setUTCHours(13, 0, 0, 0)).toISOString());

interface NoticeSettingProps {
  notice: StaffNotice;
  onChange: (notice: StaffNotice) => void;
}

function NoticeSetting({ notice, onChange }: NoticeSettingProps) {
  const words = staffNoticeWords[notice.kind];
  const name = useId();
  return (
    <section className="border-line border-t" aria-labelledby={name}>
      <div className="px-4 pt-3.5 md:px-5">
        <h2 id={name} className="font-semibold">
          {words.name}
        </h2>
        <p className="text-ink-muted text-sm">{words.text}</p>
      </div>
      <SwitchSetting
        className="py-2.5"
        headingId={name}
        name="In the app"
        text={notice.in_app ? "Under the bell." : "Off, the bell says nothing of it from now on."}
        on={notice.in_app}
        onChange={(in_app) => onChange({ ...notice, in_app })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-1 pb-4 md:px-5">
        <span className="font-medium">By email</span>
        <Segmented
          label={`${words.name} by email`}
          options={mailOptions}
          value={notice.by_mail}
          onChange={(by_mail) => onChange({ ...notice, by_mail })}
        />
      </div>
    </section>
  );
}

function Settings({ company, notices }: StaffNotices) {
  const set = useSetStaffNotice(company.id);
  return (
    <Card flush>
      <p className="px-4 py-4 text-ink-muted md:px-5">
        What you choose holds at {company.name} for you alone, at once. The daily summary comes at {summaryTime()}, on
        days when there is something in it.
      </p>
      {notices.map((notice) => (
        <NoticeSetting key={notice.kind} notice={notice} onChange={set.mutate} />
      ))}
    </Card>
  );
}

/** /company/notifications: of what one is told, in the app and by email. */
export function StaffNoticesPage() {
  const query = useEagerQuery(staffNoticesQuery());
  return (
    <div className="wrap pt-3 md:pt-5">
      <PageTitle className="mb-5">Notifications</PageTitle>
      <div className="max-w-read">
        {query.isPending && <Skeleton label="Loading your choices" rows={5} />}
        {query.isError && !query.data && (
          <ErrorState title="Your choices could not be loaded" query={query}>
            {query.error.message}
          </ErrorState>
        )}
        {query.data && <Settings {...query.data} />}
      </div>
    </div>
  );
}
