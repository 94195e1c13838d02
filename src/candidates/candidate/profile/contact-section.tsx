import type { CompletionItem } from "@contracts/candidates/candidate";
import { genderLabels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { ProfileSection } from "@/candidates/candidate/profile/profile-section";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { contactLine } from "@/candidates/model/section-lines";
import { AddressFields } from "@/components/form/address-fields";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { EmailField, TextField } from "@/components/form/text-field";
import { SignInAddress } from "@/components/product/sign-in-address";
import { paths } from "@/config/paths";

const fields = ["email", "phoneNumber", "address.city", "address.state", "address.country"];

export function ContactSection({ mark }: { mark: (item: CompletionItem) => ReactNode }) {
  const values = useWatch<ProfileFormValues>() as ProfileFormValues;
  const { user } = useAuth();
  return (
    <ProfileSection id="contact" title="Location and contact" text={contactLine(values)} fields={fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <EmailField name="email" label="Email" mark={mark("email")} />
        <TextField
          name="phoneNumber"
          label="Phone number"
          mark={mark("phoneNumber")}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
        />
        <TextField
          name="alternatePhoneNumber"
          label="Alternate phone number"
          optional
          type="tel"
          maxLength={limits.phone}
        />
        <SelectField
          name="gender"
          label="Gender"
          mark={mark("gender")}
          options={optionsOf(genderLabels)}
          placeholder="Choose one"
          help="Companies never see this."
        />
        <AddressFields
          optional="unit"
          markOf={(line) => line !== "unit" && mark(line)}
          names={{
            street: "address.street",
            unit: "unit",
            city: "address.city",
            state: "address.state",
            zipCode: "address.zipCode",
            country: "address.country",
          }}
        />
      </div>
      {user && (
        <div className="mt-5">
          <SignInAddress email={user.email} security={paths.candidate.security()} name="Account" />
        </div>
      )}
    </ProfileSection>
  );
}
