import type { CompanyDashboard } from "@contracts/companies/company";
import { StateNotice } from "@/companies/shared/state-notice";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Tabs } from "@/components/ui/tabs";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { PartnerCandidates } from "@/partners/company/partner-candidates";
import { PartnerJobs } from "@/partners/company/partner-jobs";
import { Submissions } from "@/partners/company/submissions";

const tabs = ["jobs", "candidates", "submissions"] as const;

/** What partners share, for those who handle candidates (RULES: Partnerships). */
function Shared({ dashboard }: { dashboard: CompanyDashboard }) {
  const [tab, setTab] = useChoiceInAddress("tab", tabs);
  if (!dashboard.can.handle_candidates) {
    return (
      <Card flush>
        <EmptyState title="What partners share is for recruiting staff">
          An administrator of your company can change your role.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Tabs
      label="Partners"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: "jobs", label: "Partner jobs", panel: <PartnerJobs dashboard={dashboard} /> },
        { id: "candidates", label: "Partner candidates", panel: <PartnerCandidates dashboard={dashboard} /> },
        { id: "submissions", label: "Submissions", panel: <Submissions /> },
      ]}
    />
  );
}

/** /company/partners: what partners share, and this company's submissions. */
export function PartnersPage() {
  return (
    <div className="wrap page-start">
      <PageTitle>Partners</PageTitle>
      <p className="mt-1 mb-4 max-w-read text-ink-muted">
        Partner companies share open jobs and candidates with yours. Their other partners can't see yours.
      </p>
      <WithCompany>
        {({ dashboard }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <StateNotice dashboard={dashboard} isBesideContent />
            <Shared dashboard={dashboard} />
          </div>
        )}
      </WithCompany>
    </div>
  );
}
