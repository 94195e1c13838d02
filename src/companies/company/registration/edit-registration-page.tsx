import { isPaused } from "@contracts/companies/company";
import { Navigate, useNavigate } from "react-router-dom";
import { ProposalNotice } from "@/companies/company/proposal-notice";
import { RegistrationForm } from "@/companies/company/registration/registration-form";
import { type RegistrationOutput, registrationData } from "@/companies/company/registration/registration-values";
import { useCompanyFiles } from "@/companies/company/registration/use-company-files";
import { useUpdateCompanyRegistration } from "@/companies/data/company-mutations";
import { isOwn, type OwnCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { pick } from "@/components/form/edit-base";
import type { Edit } from "@/components/form/use-edit-conflict";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";

const CannotEdit = () => (
  <Notice
    title="Your role can't edit the registration"
    actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
  >
    An administrator of your company can.
  </Notice>
);

function EditRegistration({ company, membership, dashboard }: OwnCompany) {
  const update = useUpdateCompanyRegistration();
  const files = useCompanyFiles();
  const navigate = useNavigate();
  if (!dashboard.can.edit_registration) return <CannotEdit />;
  if (dashboard.state === "unfinished") return <Navigate to={paths.company.register()} replace />;
  const rejected = dashboard.state === "rejected";

  // A rejected registration is resubmitted as a whole, corrected or not.
  const sendsAll = rejected || Boolean(company.proposal?.rejected_at);

  const submit = async (values: RegistrationOutput, edit: Edit | null) => {
    const sent = await files.send(company.id, values);
    const data = registrationData(values, sent);
    const companyData = edit && !sendsAll ? { ...pick(data, edit.changed), ...sent } : data;
    const saved = await update.mutateAsync({ companyId: company.id, companyData, updatedAt: edit?.updatedAt });
    files.removeOld(company, saved);
  };
  return (
    <>
      {rejected && (
        <div className="mb-5 max-w-read">
          <Notice tone="bad" title={isPaused(dashboard) ? "Your approval was withdrawn" : "Registration rejected"}>
            {company.rejection_reason && (
              <p className="mb-2 whitespace-pre-line text-base text-ink">{company.rejection_reason}</p>
            )}
            <p>Saving resubmits the registration for review.</p>
          </Notice>
        </div>
      )}
      <div className="mb-5 max-w-read empty:hidden">
        <ProposalNotice company={company} announces />
      </div>
      <RegistrationForm
        company={company}
        membership={membership}
        files={files}
        label="Edit Registration"
        submitLabel={sendsAll ? "Submit again" : "Save registration"}
        busyLabel="Saving..."
        onSubmit={submit}
        onDone={() => navigate(paths.company.dashboard())}
        canCancel
      />
    </>
  );
}

/** /company/edit-registration: edits the registration; a rejected company resubmits with it (RULES: Companies). */
export function EditRegistrationPage() {
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-5">Edit Registration</PageTitle>
      <WithCompany>{(seen) => (isOwn(seen) ? <EditRegistration {...seen} /> : <CannotEdit />)}</WithCompany>
    </div>
  );
}
