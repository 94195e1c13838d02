import type { Company } from "@contracts/companies/company";
import { EmailText } from "@/components/product/email-text";
import type { KeyValue } from "@/components/ui/key-values";

const email = (address: string | null) => address && <EmailText>{address}</EmailText>;

export const contactFacts = (company: Company, kind: "primary_contact" | "secondary_contact"): KeyValue[] => [
  { label: "Name", value: company[`${kind}_name`] },
  { label: "Email", value: email(company[`${kind}_email`]) },
  { label: "Phone", value: company[`${kind}_phone`] },
  { label: "Alternate email", value: email(company[`${kind}_alt_email`]) },
  { label: "Alternate phone", value: company[`${kind}_alt_phone`] },
];
