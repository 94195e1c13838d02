import type { AuditEntry } from "@contracts/administration/audit";
import { Cog } from "lucide-react";
import type { SentencePart } from "@/administration/admin/audit/audit-parts";
import { auditSentence } from "@/administration/admin/audit/audit-sentences";
import { auditKindIcons, auditKindLabels } from "@/administration/model/audit-kinds";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";
import { formatTime, relativeDay } from "@/lib/format-time";

function Part({ part }: { part: SentencePart }) {
  if (typeof part === "string") return part;
  if (part.companyId) return <TextLink to={paths.admin.company(part.companyId)}>{part.name}</TextLink>;
  return <b className="font-semibold">{part.name}</b>;
}

/** An entry's sentence, with the reason or old value below. */
export function AuditSentenceLine({ entry }: { entry: AuditEntry }) {
  const { parts, beneath } = auditSentence(entry);
  return (
    <>
      <p>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity beyond their place
          <Part key={index} part={part} />
        ))}
      </p>
      {beneath && <p className="mt-0.5 whitespace-pre-line text-ink-muted text-sm">{beneath}</p>}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="log">
      <time className="tnum" dateTime={entry.at}>
        {formatTime(entry.at)}
        <span className="md:hidden"> · {auditKindLabels[entry.kind]}</span>
      </time>
      {entry.is_by_system ? (
        <span className="avatar t-idle" aria-hidden="true">
          <Icon icon={Cog} size="sm" />
        </span>
      ) : (
        <Avatar name={entry.actor?.name ?? "?"} />
      )}
      <div>
        <AuditSentenceLine entry={entry} />
      </div>
      <span className="area">
        <Icon icon={auditKindIcons[entry.kind]} size="sm" />
        {auditKindLabels[entry.kind]}
      </span>
    </li>
  );
}

export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const now = new Date();
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const date = formatDate(entry.at);
    const ofDay = days.get(date);
    if (ofDay) ofDay.push(entry);
    else days.set(date, [entry]);
  }
  return [...days].map(([date, ofDay]) => {
    // "Today, Nov 20, 2026", in the reader's time zone.
    const day = [relativeDay(ofDay[0]?.at ?? "", now), date].filter(Boolean).join(", ");
    return (
      <section key={date} aria-label={day}>
        <h2 className="log-day">{day}</h2>
        <ol className="rows">
          {ofDay.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    );
  });
}
