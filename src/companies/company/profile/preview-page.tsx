import { type CompanyDashboard, isApproved } from "@contracts/companies/company";
import { Pencil } from "lucide-react";
import { OwnSiteCard } from "@/companies/company/own-site-card";
import { PreviewHead } from "@/companies/company/profile/page-preview";
import { employerPreviewQuery } from "@/companies/data/company-queries";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAbout, CompanyChips, CompanyHiring } from "@/components/product/company-parts";
import { EmployerFacts, EmployerLinks, untold } from "@/components/product/employer-card";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Why it is hidden; null once it's public. */
function hiddenBecause({ state, is_live }: CompanyDashboard): string | null {
  if (is_live) return null;
  return isApproved(state)
    ? "Your jobs appear once your company has an active plan."
    : "Your jobs appear once your company is approved and has a plan.";
}

function Preview({ dashboard }: { dashboard: CompanyDashboard }) {
  const query = useEagerQuery(employerPreviewQuery);
  const hidden = hiddenBecause(dashboard);
  if (query.isError && !query.data) return <ErrorState title="Failed to load the preview" query={query} />;
  if (!query.data) return <Skeleton label="Loading the preview" rows={4} />;
  const employer = query.data;
  const missing = untold(employer);
  return (
    <div className="grid max-w-read gap-5">
      {hidden && <Notice title="Not visible yet">{hidden}</Notice>}
      <section className="rounded-lg bg-sunken p-4 sm:p-8" aria-label="Preview">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PreviewHead {...employer} />
          <CompanyAbout {...employer} />
          <CompanyHiring {...employer} />
          <CompanyChips {...employer} />
          <EmployerFacts employer={employer} title="Facts" withoutPromises>
            <EmployerLinks employer={employer} />
          </EmployerFacts>
        </div>
      </section>
      <div className="grid gap-1 text-ink-muted">
        {missing.length > 0 && <p>Still empty, so not shown: {missing.join(", ")}.</p>}
        <p>Never shown to candidates: tax ID, documents, contacts, addresses, plan and team.</p>
      </div>
      {dashboard.company && <OwnSiteCard companyId={dashboard.company.id} />}
      {dashboard.can.edit_profile && (
        <div>
          <LinkButton icon={Pencil} to={paths.company.editProfile()}>
            Edit Profile
          </LinkButton>
        </div>
      )}
    </div>
  );
}

export function PreviewPage() {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.profile()}>Company Profile</BackLink>
      <PageTitle>What candidates see</PageTitle>
      <p className="mt-1 mb-5 text-ink-muted">
        On your company's page and next to each of its jobs. Name and logo also show in lists and on applications.
      </p>
      <WithCompany>{({ dashboard }) => <Preview dashboard={dashboard} />}</WithCompany>
    </div>
  );
}
