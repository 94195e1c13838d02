import type { WaitingThing } from "@contracts/applications/application";
import { BadgeDollarSign, CalendarClock, type LucideIcon, MessageSquare } from "lucide-react";
import { useId } from "react";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { useKeptZone } from "@/auth/use-kept-zone";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { formatDateTime } from "@/lib/format-time";
import { formatDateTimeInZone, zoneName } from "@/lib/time-zones";
import { useEagerQuery } from "@/lib/use-eager-query";

interface Words {
  icon: LucideIcon;
  title: string;
  when: string;
  act: string;
}

function words({ kind, company_name, until, messages }: WaitingThing, zone: string): Words {
  switch (kind) {
    case "offer":
      return {
        icon: BadgeDollarSign,
        title: `${company_name} made you an offer`,
        when: `Answer by ${formatDate(until)}`,
        act: "See the offer",
      };
    case "times":
      return {
        icon: CalendarClock,
        title: `Choose a time to talk with ${company_name}`,
        when: `The last can be picked until ${formatDateTimeInZone(until, zone)} (${zoneName(zone)})`,
        act: "Choose a time",
      };
    case "message":
      return {
        icon: MessageSquare,
        title: messages === 1 ? `A message from ${company_name}` : `${messages} messages from ${company_name}`,
        when: formatDateTime(until),
        act: "Read",
      };
  }
}

function Waiting({ thing, isFirst }: { thing: WaitingThing; isFirst: boolean }) {
  const lead = useId();
  const { zone } = useKeptZone();
  const { icon, title, when, act } = words(thing, zone);
  return (
    <article className="card flex flex-wrap items-center gap-4 p-4 md:flex-nowrap md:p-5" aria-labelledby={lead}>
      <span className="file-ic flex-none">
        <Icon icon={icon} />
      </span>
      <div className="min-w-0 grow basis-0">
        <h2 id={lead} className="break-words font-semibold">
          {title}
        </h2>
        <Meta>
          {thing.job_title}
          {when}
        </Meta>
      </div>
      <LinkButton
        to={`${paths.candidate.application(thing.id)}${thing.kind === "message" ? "#write" : ""}`}
        variant={isFirst ? "primary" : "secondary"}
        className="max-md:w-full"
      >
        {act}
      </LinkButton>
    </article>
  );
}

/** What companies wait for or have written, first of all; that it could not be loaded is said where late answers stand. */
export function WaitingThings() {
  const { data } = useEagerQuery(candidateDashboardQuery());
  if (!data || data.waiting.length === 0) return null;
  const more = data.waiting_total - data.waiting.length;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.waiting.map((thing, index) => (
        <Waiting key={`${thing.kind} ${thing.id}`} thing={thing} isFirst={index === 0} />
      ))}
      {more > 0 && (
        <p className="text-ink-muted text-sm">
          {formatCount(more, "more thing waits", "more things wait")} among{" "}
          <TextLink to={paths.candidate.applications()}>your applications</TextLink>.
        </p>
      )}
    </div>
  );
}
