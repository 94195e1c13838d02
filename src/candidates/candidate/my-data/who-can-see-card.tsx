import type { Candidate } from "@contracts/candidates/candidate";
import type { MyManagement } from "@contracts/partners/partnership";
import { useState } from "react";
import { HideDialog } from "@/candidates/candidate/my-data/my-data-dialogs";
import { shownWords } from "@/candidates/model/partner-words";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { SwitchSetting } from "@/components/ui/switch-setting";
import { isOffered } from "@/config/left-out";
import { useEagerQuery } from "@/lib/use-eager-query";
import { myManagementQuery, useShowToPartners } from "@/partners/data/my-submissions";

function Partners({ candidate, management }: { candidate: Candidate; management: MyManagement }) {
  const { company, partners } = management;
  const show = useShowToPartners(candidate.user_id);
  const [hiding, setHiding] = useState(false);
  return (
    <>
      <SwitchSetting
        className="border-t border-line"
        name="Visible to partner companies"
        text={
          <>
            {shownWords(company.name, partners)} They may ask {company.name} about you. Turn this off to leave their
            lists right away.
          </>
        }
        on={candidate.shown_to_partners}
        onChange={(on) => show.mutate(on)}
      />
      {partners.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:px-5">
          <ul
            className="flex min-w-0 grow basis-64 flex-wrap gap-x-4 gap-y-2"
            aria-label={`Partners of ${company.name}`}
          >
            {partners.map((partner) => (
              <li key={partner.id} className="inline-flex min-w-0 items-center gap-2">
                <CompanyAvatar name={partner.name} logo={partner.logo_url} size="sm" />
                <span className="min-w-0 break-words">
                  {partner.name}
                  {partner.is_hidden && <span className="text-sm text-ink-muted"> (hidden from it)</span>}
                </span>
              </li>
            ))}
          </ul>
          <button type="button" className="link touch text-sm" aria-haspopup="dialog" onClick={() => setHiding(true)}>
            Hide me from one of them
          </button>
        </div>
      )}
      {hiding && <HideDialog management={management} onClose={() => setHiding(false)} />}
    </>
  );
}

function Managed({ candidate }: { candidate: Candidate }) {
  const query = useEagerQuery(myManagementQuery());
  if (query.data) return <Partners candidate={candidate} management={query.data} />;
  // Null may be left over from an earlier company.
  if (query.isPending || query.isFetching) return <Skeleton label="Loading who represents you" rows={2} />;
  if (!query.isError) return null;
  return (
    <div className="px-4 pb-4 md:px-5 md:pb-5">
      <RetryNotice title="Couldn't load who represents you." query={query}>
        {query.error.message}
      </RetryNotice>
    </div>
  );
}

/** Who reads the candidate's profile, with controls; saved right away (RULES: Partnerships). */
export function WhoCanSeeCard({ candidate }: { candidate: Candidate }) {
  const companyId = candidate.managing_company_id;
  return (
    <Card title="Who can see me" id="partners" className="scroll-mt-16" flush>
      {companyId && isOffered("partners") && <Managed candidate={candidate} />}
      {!companyId && (
        <div className="border-t border-line px-4 py-3.5 md:px-5">
          <p className="font-medium">No one can find you</p>
          <p className="max-w-[38rem] text-sm text-ink-muted">
            {isOffered("partners")
              ? "No company represents you, so you aren't shown to any partners, and companies can't search for you."
              : "No company represents you, and companies can't search for you."}
          </p>
        </div>
      )}
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
        Companies you apply to always see that application and the documents you send.
      </p>
    </Card>
  );
}
