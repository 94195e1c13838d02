import { type CompanyDashboard, isSubmitted, wholeCompany } from "@contracts/companies/company";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { RegistrationForm } from "@/companies/company/registration/registration-form";
import { type RegistrationOutput, registrationData } from "@/companies/company/registration/registration-values";
import { useCompanyFiles } from "@/companies/company/registration/use-company-files";
import { useRegisterCompany, useUpdateCompanyRegistration } from "@/companies/data/company-mutations";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { PageTitle } from "@/components/feedback/page-title";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";

function Registration({ company: seen, membership, state }: CompanyDashboard) {
  // As it was on arrival: submitting changes it, and then leads to the dashboard.
  const [submittedBefore] = useState(isSubmitted(state));
  const company = wholeCompany(seen);
  const register = useRegisterCompany();
  const update = useUpdateCompanyRegistration();
  const files = useCompanyFiles();
  const navigate = useNavigate();
  // Which also explains when the reader may not register it.
  if (submittedBefore || (seen && !company)) return <Navigate to={paths.company.editRegistration()} replace />;

  const submit = async (values: RegistrationOutput) => {
    const person = { firstName: values.firstName, lastName: values.lastName };
    if (company) {
      const sent = await files.send(company.id, values);
      await register.mutateAsync({ companyData: registrationData(values, sent), ...person });
      return;
    }
    // Without a company there is no folder for the files yet.
    const companyId = await register.mutateAsync({ companyData: registrationData(values, {}), ...person });
    const sent = await files.send(companyId, values);
    if (Object.keys(sent).length > 0) await update.mutateAsync({ companyId, companyData: sent });
  };
  return (
    <RegistrationForm
      company={company}
      membership={membership}
      files={files}
      label="Register Your Company"
      submitLabel="Register Company"
      busyLabel="Registering..."
      onSubmit={submit}
      onDone={() => navigate(paths.company.dashboard())}
    />
  );
}

/** Shown instead of the form if the operator turned off sign-up of companies and this one has no invitation. */
const ByInvitation = () => (
  <EmptyState title="Companies join by invitation">
    Ask the people who run this site to invite yours. <TextLink to={paths.contact()}>Write to us</TextLink>
  </EmptyState>
);

function Loaded() {
  const query = useCompanyDashboard();
  if (query.data && !query.data.company && !isOffered("companySignUp")) return <ByInvitation />;
  return (
    <>
      <div className="mt-4 mb-5 max-w-read">
        <Notice title="Important">
          Please make sure that everything is accurate and complete. We review every registration before a company can
          post jobs.
        </Notice>
      </div>
      {query.data ? (
        <Registration {...query.data} />
      ) : query.isPending ? (
        <Skeleton label="Loading the registration" rows={5} />
      ) : (
        <ErrorState title="Failed to load company data" query={query}>
          {query.error.message}
        </ErrorState>
      )}
    </>
  );
}

export const RegisterPage = () => (
  <div className="wrap page-start">
    <PageTitle>Register Your Company</PageTitle>
    <Loaded />
  </div>
);
