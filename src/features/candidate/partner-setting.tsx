import type { Candidate } from "@contracts/candidate";
import { useId } from "react";
import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { myManagementQuery } from "@/data/partners/my-management-query";
import { useShowToPartners } from "@/data/partners/shown-to-partners-mutation";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

const today = (partners: number) =>
  partners === 0
    ? "Today there is none that shares candidates; whoever becomes one later sees you too."
    : `Today that is ${formatCount(partners, "company", "companies")}.`;

/** Whether partners of the managing company see a part of the profile; stored at once, apart from Save Profile (RULES: Partnerships). */
export function PartnerSetting({ candidate, companyId }: { candidate: Candidate; companyId: string }) {
  const query = useEagerQuery(myManagementQuery(candidate.user_id, companyId));
  const show = useShowToPartners(candidate.user_id);
  const [name, about] = [useId(), useId()];
  const company = query.data?.company.name;
  if (query.data === null) return null;
  return (
    <Card title="Partner companies" id="partners" className="scroll-mt-16" flush>
      {query.isPending && <Skeleton label="Loading who manages your profile" rows={2} />}
      {query.isError && !query.data && (
        <div className="p-4 md:p-5">
          <RetryNotice title="Who manages your profile could not be loaded." query={query}>
            {query.error.message}
          </RetryNotice>
        </div>
      )}
      {query.data && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a checkbox
        <label className="setting rounded-b-lg border-t border-line">
          <span className="min-w-0 grow break-words">
            <b id={name}>Show me to partner companies of {company}</b>
            <small id={about}>
              They see your name, title, skills, years of experience, and state and country, and may ask {company} about
              you. {today(query.data.partners)}
            </small>
            <small className="mt-1">
              Email, phone, street and city, documents and applications stay closed to them. Off, and you leave their
              lists at once.
            </small>
          </span>
          <Switch
            labelledBy={name}
            describedBy={about}
            on={candidate.shown_to_partners}
            onChange={(on) => show.mutate(on)}
          />
        </label>
      )}
    </Card>
  );
}
