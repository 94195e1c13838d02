import { isPaused } from "@contracts/companies/company";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { FileUp, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { CandidateApplications } from "@/candidates/company/candidate-applications";
import { candidateFilter } from "@/candidates/company/candidate-filter";
import { CandidateList } from "@/candidates/company/candidate-list";
import { managedCandidatesQuery } from "@/candidates/data/represented-candidates";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { type NewLinks, useNewLinks } from "@/components/product/new-links";
import { PausedActs } from "@/components/product/paused-acts";
import { LinkButton } from "@/components/ui/button";
import { type Tab, Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useSentInvitations } from "@/invitations/data/invitation-queries";
import { useAddressChange, useAddressChoice } from "@/lib/use-address-choice";

const tabs = ["candidates", "applications", "invited"] as const;
type TabId = (typeof tabs)[number];

interface CandidatesPageProps {
  invitations: (companyId: string, newLinks: NewLinks) => ReactNode;
}

/** The number of pending invitations. */
function useWaiting(companyId: string): number | undefined {
  const sent = useSentInvitations({ companyId, kinds: ["candidate"], state: "all", search: "" });
  return sent.data?.pages[0]?.counts?.waiting;
}

function Candidates({ invitations, ...seen }: SeenCompany & CandidatesPageProps) {
  const { company, dashboard } = seen;
  const [chosen] = useAddressChoice("tab");
  const change = useAddressChange();
  const newLinks = useNewLinks();
  const waiting = useWaiting(company.id);
  const invites = dashboard.can.handle_candidates;
  const shown = tabs.filter((tab) => tab !== "invited" || invites);
  const tab = shown.find((each) => each === chosen) ?? "candidates";
  const panels: Record<TabId, Omit<Tab<TabId>, "id">> = {
    candidates: {
      label: "Your Candidates",
      count: dashboard.counts.managed_candidates,
      panel: <CandidateList {...seen} />,
    },
    applications: { label: "Applications", panel: <CandidateApplications /> },
    invited: {
      label: "Invited",
      ...(waiting !== undefined && { count: waiting }),
      panel: invitations(company.id, newLinks),
    },
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StateNotice dashboard={dashboard} isBesideContent />
      <Tabs
        label="Candidates"
        value={tab}
        // One list's filters mean nothing to another.
        onChange={(next) =>
          change({ tab: next === "candidates" ? null : next, q: null, skill: null, assignee: null, sent: null })
        }
        tabs={shown.map((id) => ({ id, ...panels[id] }))}
      />
    </div>
  );
}

export function CandidatesPage({ invitations }: CandidatesPageProps) {
  const dashboard = useCompanyDashboard().data;
  const [address] = useSearchParams();
  // In parallel with the company.
  usePrefetchInfiniteQuery(managedCandidatesQuery(candidateFilter(address)));
  return (
    <div className="wrap page-start">
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Manage Candidates</PageTitle>
          <p className="mt-0.5 min-h-6 text-ink-muted">
            {dashboard?.company && `People who agreed to be represented by ${dashboard.company.name}.`}
          </p>
        </div>
        {dashboard?.is_live && dashboard.can.handle_candidates && (
          <div className="flex flex-wrap gap-2 max-md:w-full">
            <LinkButton icon={FileUp} className="max-md:grow" to={paths.company.importCandidates()}>
              Import CSV
            </LinkButton>
            <LinkButton variant="primary" icon={UserPlus} className="max-md:grow" to={paths.company.addCandidate()}>
              Add Candidate
            </LinkButton>
          </div>
        )}
        {dashboard && isPaused(dashboard) && dashboard.can.handle_candidates && (
          <PausedActs
            acts={[
              { label: "Import CSV", icon: FileUp },
              { label: "Add Candidate", icon: UserPlus },
            ]}
          />
        )}
      </div>
      <WithCompany missing="Could not find company information">
        {(seen) => <Candidates {...seen} invitations={invitations} />}
      </WithCompany>
    </div>
  );
}
