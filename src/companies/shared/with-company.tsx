import {
  type Company,
  type CompanyDashboard,
  type CompanyMembership,
  type PublicCompany,
  wholeCompany,
} from "@contracts/companies/company";
import { Fragment, type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { toast } from "@/components/feedback/toast";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";

export interface SeenCompany {
  company: Company | PublicCompany;
  membership: CompanyMembership;
  dashboard: CompanyDashboard;
}

/** With the fields its editors read. */
export interface OwnCompany extends SeenCompany {
  company: Company;
}

/** False for partner recruiters. */
export const isOwn = (seen: SeenCompany): seen is OwnCompany => wholeCompany(seen.company) !== null;

/** A user without a company registers one first. */
function ToRegistration({ missing }: { missing: string }) {
  useEffect(() => {
    toast.error({ title: missing });
  }, [missing]);
  return <Navigate to={paths.company.register()} replace />;
}

interface WithCompanyProps {
  /** The page's h1 when loading fails, for pages whose own one comes with the data. */
  heading?: string;
  missing?: string;
  children: (seen: SeenCompany) => ReactNode;
}

/** Shared by pages of a company's data: loading, a failed load with Retry, and the redirect to the registration. */
export function WithCompany({ heading, missing = "No company found for this user", children }: WithCompanyProps) {
  const query = useCompanyDashboard();
  if (query.data) {
    const { company, membership } = query.data;
    // Keyed: no state of one company, least of all typed text, may carry over to another.
    if (company && membership)
      return <Fragment key={company.id}>{children({ company, membership, dashboard: query.data })}</Fragment>;
    return <ToRegistration missing={missing} />;
  }
  if (query.isPending) {
    return (
      <>
        {heading && <LoadingTitle />}
        <RecordSkeleton label="Loading company profile" />
      </>
    );
  }
  return (
    <>
      {heading && <PageTitle>{heading}</PageTitle>}
      <ErrorState
        title="Failed to load company profile"
        query={query}
        action={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
      >
        {query.error.message}
      </ErrorState>
    </>
  );
}
