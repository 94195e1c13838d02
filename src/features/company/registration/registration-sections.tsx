import { limits } from "@contracts/limits";
import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/choice-fields";
import { TextField } from "@/components/form/text-field";
import { Card } from "@/components/ui/card";
import type { RegistrationValues } from "@/features/company/registration/registration-values";

/** Name, e-mail and phone of one contact, with their alternatives. */
export function ContactSection({ title, prefix }: { title: string; prefix: "primary_contact" | "secondary_contact" }) {
  return (
    <Card title={title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField className="sm:col-span-2" name={`${prefix}_name`} label="Full name" maxLength={limits.name} />
        <TextField name={`${prefix}_email`} label="E-mail" type="email" inputMode="email" maxLength={limits.email} />
        <TextField name={`${prefix}_phone`} label="Phone" type="tel" maxLength={limits.phone} />
        <TextField
          name={`${prefix}_alt_email`}
          label="Alternative e-mail"
          type="email"
          inputMode="email"
          maxLength={limits.email}
        />
        <TextField name={`${prefix}_alt_phone`} label="Alternative phone" type="tel" maxLength={limits.phone} />
      </div>
    </Card>
  );
}

function AddressFields({ prefix, section }: { prefix: "reg" | "op"; section: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name={`${prefix}_street`}
        label="Street"
        autoComplete={`${section} address-line1`}
        maxLength={limits.shortText}
      />
      <TextField
        name={`${prefix}_unit`}
        label="Unit"
        autoComplete={`${section} address-line2`}
        maxLength={limits.unit}
      />
      <TextField
        name={`${prefix}_city`}
        label="City"
        autoComplete={`${section} address-level2`}
        maxLength={limits.city}
      />
      <TextField
        name={`${prefix}_state`}
        label="State"
        autoComplete={`${section} address-level1`}
        maxLength={limits.city}
      />
      <TextField
        name={`${prefix}_zip_code`}
        label="ZIP code"
        autoComplete={`${section} postal-code`}
        maxLength={limits.zipCode}
      />
      <TextField
        name={`${prefix}_country`}
        label="Country"
        autoComplete={`${section} country-name`}
        maxLength={limits.city}
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
        <AddressFields prefix="reg" section="section-registered" />
      </Card>
      <Card title="Operating address">
        <div className="grid gap-5">
          <CheckboxField name="same_as_registered" label="Same as registered address" />
          {!same && <AddressFields prefix="op" section="section-operating" />}
        </div>
      </Card>
    </>
  );
}
