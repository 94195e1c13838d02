import type { CompanyMembership } from "@contracts/companies/company";
import { type CompanyUserProfileInput, companyUserProfileSchema } from "@contracts/companies/company-input";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { useUpdateMyProfile } from "@/companies/data/company-mutations";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { SignInAddress } from "@/components/product/sign-in-address";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

function MyProfile({ membership, companyName }: { membership: CompanyMembership; companyName: string }) {
  const update = useUpdateMyProfile();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(companyUserProfileSchema),
    defaultValues: {
      first_name: membership.first_name,
      last_name: membership.last_name,
      email: membership.email ?? "",
      phone: membership.phone ?? "",
    } satisfies CompanyUserProfileInput,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `my-profile:${membership.id}`, form);
  return (
    <Form
      form={form}
      label="My Profile"
      className="max-w-read"
      onSubmit={async (profile) => {
        await update.mutateAsync({ membershipId: membership.id, profile });
        clearDraft();
        form.reset(form.getValues());
      }}
    >
      <Card>
        <p className="mb-5 text-ink-muted">
          {formatWords(membership.role)} at {companyName}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="first_name"
            label="First name"
            required
            autoComplete="given-name"
            maxLength={limits.personName}
          />
          <TextField
            name="last_name"
            label="Last name"
            required
            autoComplete="family-name"
            maxLength={limits.personName}
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            help="How colleagues reach you"
            maxLength={limits.email}
          />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={limits.phone} />
        </div>
        {user && (
          <div className="mt-5">
            <SignInAddress email={user.email} security={paths.company.security()} />
          </div>
        )}
      </Card>
      <div>
        <SubmitButton busyLabel="Saving...">Save Profile</SubmitButton>
      </div>
    </Form>
  );
}

interface UserProfilePageProps {
  download: ReactNode;
  deletion: (membership: CompanyMembership) => ReactNode;
}

export function UserProfilePage({ download, deletion }: UserProfilePageProps) {
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-5">My Profile</PageTitle>
      <WithCompany>
        {({ membership, company }) => (
          <div className="grid max-w-read gap-5">
            <MyProfile key={membership.id} membership={membership} companyName={company.name} />
            {download}
            {deletion(membership)}
          </div>
        )}
      </WithCompany>
    </div>
  );
}
