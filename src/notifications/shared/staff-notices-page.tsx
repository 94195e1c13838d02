import { type MailTime, mailTimes, type StaffNotice, type StaffNotices } from "@contracts/notifications/notification";
import { ChevronsUpDown } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { formatTime } from "@/lib/format-time";
import { useEagerQuery } from "@/lib/use-eager-query";
import { staffNoticesQuery, useSetStaffNotice } from "@/notifications/data/email-choices";
import { NoticeTable } from "@/notifications/shared/notice-table";
import { mailTimeLabels, staffNoticeWords } from "@/notifications/shared/staff-notice-words";

/** When the daily summary is sent (RULES: Messages), in the reader's time zone. */
const summaryTime = () => formatTime(new Date(new Date().setUTCHours(13, 0, 0, 0)).toISOString());

interface NoticeSettingProps {
  notice: StaffNotice;
  onChange: (notice: StaffNotice) => void;
}

function NoticeSetting({ notice, onChange }: NoticeSettingProps) {
  const { name, text } = staffNoticeWords[notice.kind];
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{text}</small>
      </th>
      <td data-column="In the app">
        <input
          type="checkbox"
          className="box"
          aria-label={`${name}, in the app`}
          checked={notice.in_app}
          onChange={(event) => onChange({ ...notice, in_app: event.target.checked })}
        />
      </td>
      <td data-column="By email">
        <div className="select-wrap">
          <select
            className="input select"
            aria-label={`${name}, by email`}
            value={notice.by_mail}
            onChange={(event) => onChange({ ...notice, by_mail: event.target.value as MailTime })}
          >
            {mailTimes.map((time) => (
              <option key={time} value={time}>
                {mailTimeLabels[time]}
              </option>
            ))}
          </select>
          <Icon icon={ChevronsUpDown} size="sm" />
        </div>
      </td>
    </tr>
  );
}

function Settings({ company, notices }: StaffNotices) {
  const set = useSetStaffNotice(company.id);
  return (
    <>
      <p className="mb-4 text-ink-muted">
        Your settings for {company.name}. Changes are saved right away. The daily email arrives at {summaryTime()} if
        there's news.
      </p>
      <NoticeTable>
        <tbody>
          {notices.map((notice) => (
            <NoticeSetting key={notice.kind} notice={notice} onChange={set.mutate} />
          ))}
        </tbody>
      </NoticeTable>
    </>
  );
}

/** /company/notifications: what staff are notified about, in the app and by email. */
export function StaffNoticesPage() {
  const query = useEagerQuery(staffNoticesQuery());
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-1">Notifications</PageTitle>
      <div className="max-w-read">
        {query.isPending && <Skeleton label="Loading your settings" rows={5} />}
        {query.isError && !query.data && (
          <ErrorState title="Your settings couldn't be loaded" query={query}>
            {query.error.message}
          </ErrorState>
        )}
        {query.data && <Settings {...query.data} />}
      </div>
    </div>
  );
}
