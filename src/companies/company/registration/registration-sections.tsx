import { limits } from "@contracts/limits";
import { useWatch } from "react-hook-form";
import type { RegistrationValues } from "@/companies/company/registration/registration-values";
import { AddressFields } from "@/components/form/address-fields";
import { CheckboxField } from "@/components/form/choice-fields";
import { TextField } from "@/components/form/text-field";
import { Card } from "@/components/ui/card";

export function ContactSection({ title, prefix }: { title: string; prefix: "primary_contact" | "secondary_contact" }) {
  return (
    <Card title={title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField className="sm:col-span-2" name={`${prefix}_name`} label="Full name" maxLength={limits.name} />
        <TextField name={`${prefix}_email`} label="Email" type="email" inputMode="email" maxLength={limits.email} />
        <TextField name={`${prefix}_phone`} label="Phone" type="tel" maxLength={limits.phone} />
        <TextField
          name={`${prefix}_alt_email`}
          label="Alternate email"
          type="email"
          inputMode="email"
          maxLength={limits.email}
        />
        <TextField name={`${prefix}_alt_phone`} label="Alternate phone" type="tel" maxLength={limits.phone} />
      </div>
    </Card>
  );
}

function Address({ prefix, section }: { prefix: "reg" | "op"; section: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AddressFields
        section={section}
        names={{
          street: `${prefix}_street`,
          unit: `${prefix}_unit`,
          city: `${prefix}_city`,
          state: `${prefix}_state`,
          zipCode: `${prefix}_zip_code`,
          country: `${prefix}_country`,
        }}
      />
    </div>
  );
}

/** Both addresses; the operating one only while it differs. */
export function AddressSections() {
  const same = useWatch<RegistrationValues, "same_as_registered">({ name: "same_as_registered" });
  return (
    <>
      <Card title="Registered address">
        <Address prefix="reg" section="section-registered" />
      </Card>
      <Card title="Operating address">
        <div className="grid gap-5">
          <CheckboxField name="same_as_registered" label="Same as registered address" />
          {!same && <Address prefix="op" section="section-operating" />}
        </div>
      </Card>
    </>
  );
}
