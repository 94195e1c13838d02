import { useState } from "react";
import { useFrame } from "@/auth/use-frame";
import { CandidatesPanel } from "@/companies/company/assignments/candidates-panel";
import { JobsPanel } from "@/companies/company/assignments/jobs-panel";
import { assigneesQuery } from "@/companies/data/staff";
import type { Ticks } from "@/companies/model/ticked-rows";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useAddressChange, useChoiceInAddress } from "@/lib/use-address-choice";
import { useEagerQuery } from "@/lib/use-eager-query";

const none: Ticks = new Map();

function Assignments({ dashboard: { counts } }: SeenCompany) {
  const [tab] = useChoiceInAddress("tab", ["jobs", "candidates"]);
  const change = useAddressChange();
  const [jobs, setJobs] = useState(none);
  const [candidates, setCandidates] = useState(none);
  const colleagues = useEagerQuery(assigneesQuery());
  if (!colleagues.data) {
    return colleagues.isPending ? (
      <Skeleton label="Loading assignments" rows={8} />
    ) : (
      <ErrorState title="Failed to load assignments data" query={colleagues}>
        {colleagues.error.message}
      </ErrorState>
    );
  }
  return (
    <Tabs
      label="What is assigned"
      value={tab}
      // The filters of one list don't apply to the other, except the colleague.
      onChange={(next) => change({ tab: next === "jobs" ? null : next, q: null, status: null })}
      tabs={[
        {
          id: "jobs",
          label: "Jobs",
          count: counts.jobs,
          panel: <JobsPanel colleagues={colleagues.data} ticked={jobs} onTicked={setJobs} />,
        },
        {
          id: "candidates",
          label: "Candidates",
          count: counts.managed_candidates,
          panel: <CandidatesPanel colleagues={colleagues.data} ticked={candidates} onTicked={setCandidates} />,
        },
      ]}
    />
  );
}

export function AssignmentsPage() {
  // In parallel with the company, unless known to be refused.
  const mayAssign = useFrame().data?.can.assign_work;
  useEagerQuery({ ...assigneesQuery(), enabled: mayAssign === true });
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.team()}>Team</BackLink>
      <PageTitle>Assignments</PageTitle>
      <WithCompany>
        {(seen) =>
          seen.dashboard.can.assign_work ? (
            <>
              <p className="mt-0.5 mb-3 text-ink-muted">Choose a colleague, select work, and assign it.</p>
              <StateNotice dashboard={seen.dashboard} isBesideContent />
              <Assignments {...seen} />
            </>
          ) : (
            <div className="mt-4">
              <Notice
                title="Access Denied"
                actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
              >
                You don't have permission to manage assignments
              </Notice>
            </div>
          )
        }
      </WithCompany>
    </div>
  );
}
