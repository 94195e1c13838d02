import type { Company } from "@contracts/companies/company";
import { daysOfHours, type HiringInput, type HiringStep } from "@contracts/companies/hiring";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { HiringStepsField } from "@/companies/company/hiring/hiring-fields";
import {
  type HiringFormValues,
  hiringEditBase,
  hiringFormSchema,
  hiringFormValues,
} from "@/companies/company/hiring/hiring-values";
import { useSetHiring } from "@/companies/data/company-mutations";
import { isOwn, type OwnCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { CancelButton } from "@/components/form/cancel-button";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";

const labels: Record<string, string> = { hours: "Hours until a first reply", steps: "Steps" };
const show = (name: string, value: unknown): string =>
  (name === "steps" ? (value as HiringStep[]).map((step) => step.name).join(", ") : String(value)) || "Nothing";

const CannotEdit = () => (
  <Notice
    title="Your role cannot edit how you hire"
    actions={<LinkButton to={paths.company.profile()}>View profile</LinkButton>}
  >
    Administrators and managers of your company can.
  </Notice>
);

/** What the hours mean for somebody who applies. */
function HoursField() {
  const hours = Number(useWatch<HiringFormValues, "hours">({ name: "hours" }));
  const days = hours >= 24 && hours <= 336 ? formatCount(daysOfHours(hours), "day") : null;
  return (
    <TextField
      className="max-w-60"
      name="hours"
      label="Hours until a first reply"
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      help={
        days
          ? `Your jobs say “Reply promised within ${days}”, unless a job names its own days.`
          : "24 to 336 hours. Leave it empty to promise nothing."
      }
    />
  );
}

function EditHiring({ company, dashboard }: OwnCompany) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const setHiring = useSetHiring(company.id);
  const form = useForm<HiringFormValues, unknown, HiringInput>({
    ...formOptions,
    // With onTouched, adding a step would check it before it is named.
    mode: "onBlur",
    resolver: zodResolver(hiringFormSchema),
    defaultValues: hiringFormValues(company),
  });
  const clearDraft = useFormDraft(user?.id, `company-hiring:${company.id}`, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => hiringEditBase(current as Company),
    label: (name) => labels[name] ?? name,
    show,
  });
  if (!dashboard.can.edit_profile) return <CannotEdit />;
  const leave = () => {
    clearDraft();
    navigate(paths.company.profile());
  };
  return (
    <Form
      form={form}
      label="How you hire"
      className="max-w-read"
      onSubmit={async (hiring) => {
        if (await conflict.save((edit) => setHiring.mutateAsync({ hiring, updatedAt: edit?.updatedAt }))) leave();
      }}
    >
      {conflict.dialog}
      <Card title="First reply">
        <HoursField />
      </Card>
      <Card title="Steps">
        <p className="mb-4 text-ink-muted">
          Written once, shown on all your jobs. Applying comes before the first one.
        </p>
        <HiringStepsField />
      </Card>
      <FormActions pinned>
        <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        <CancelButton onCancel={leave} />
      </FormActions>
    </Form>
  );
}

/** /company/hiring: hours until a first reply and the steps, for all jobs of the company. */
export function HiringPage() {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.profile()}>Company Profile</BackLink>
      <PageTitle className="mb-5">How you hire</PageTitle>
      <WithCompany>{(seen) => (isOwn(seen) ? <EditHiring {...seen} /> : <CannotEdit />)}</WithCompany>
    </div>
  );
}
