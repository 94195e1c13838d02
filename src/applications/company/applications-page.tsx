import type { ReactNode } from "react";
import { StateNotice } from "@/companies/shared/state-notice";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";

interface ApplicationsPageProps {
  /** The people who applied, from another feature. */
  people: (companyId: string) => ReactNode;
}

export function ApplicationsPage({ people }: ApplicationsPageProps) {
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-4">Applications</PageTitle>
      <WithCompany>
        {({ company, dashboard }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <StateNotice dashboard={dashboard} isBesideContent />
            {people(company.id)}
          </div>
        )}
      </WithCompany>
    </div>
  );
}
