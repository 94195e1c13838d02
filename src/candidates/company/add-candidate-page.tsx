import { type ReactNode, useState } from "react";
import { AddCandidateForm } from "@/candidates/company/add-candidate-form";
import { CannotAdd } from "@/candidates/company/cannot-add";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { type NewLinks, useNewLinks } from "@/components/product/new-links";
import { BackLink } from "@/components/ui/back-link";
import { paths } from "@/config/paths";

interface AddCandidatePageProps {
  invitations: (companyId: string, newLinks: NewLinks) => ReactNode;
}

function AddCandidate({ company, dashboard, invitations }: SeenCompany & AddCandidatePageProps) {
  // Each invitation starts with an empty form.
  const [round, setRound] = useState(0);
  const newLinks = useNewLinks();
  if (!dashboard.can.handle_candidates) return <CannotAdd />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StateNotice dashboard={dashboard} />
        {dashboard.is_live && (
          <AddCandidateForm
            key={round}
            companyId={company.id}
            onSent={(email, sent) => {
              setRound(round + 1);
              newLinks.showLink({ kind: "candidate", email }, sent);
            }}
          />
        )}
      </div>
      {invitations(company.id, newLinks)}
    </div>
  );
}

export function AddCandidatePage({ invitations }: AddCandidatePageProps) {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.candidates()}>Manage Candidates</BackLink>
      <PageTitle>Add Candidate</PageTitle>
      <p className="mt-0.5 mb-5 text-ink-muted">They get an email, read your terms, and decide.</p>
      <WithCompany>{(seen) => <AddCandidate {...seen} invitations={invitations} />}</WithCompany>
    </div>
  );
}
