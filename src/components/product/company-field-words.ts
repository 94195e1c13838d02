import { type Benefit, benefitLabel } from "@contracts/companies/benefits";
import type { HiringStep } from "@contracts/companies/hiring";
import type { CompanyPicture } from "@contracts/companies/pictures";
import { inSentence } from "@contracts/countries/country";
import { type CompanySize, companySizeLabel } from "@contracts/enums";
import { country } from "@contracts/operator";
import { formatWords } from "@/lib/format";

const labels: Record<string, string> = {
  name: "Company name",
  dba_name: "DBA name",
  industry: "Industry",
  company_size: "Company size",
  location: "Location",
  website: "Website",
  description: "Description",
  logo_url: "Logo",
  culture_values: "Ways of working",
  benefits: "Benefits",
  pictures: "Pictures",
  first_reply_hours: "Hours until a first reply",
  hiring_steps: "Hiring steps",
  linkedin_url: "LinkedIn",
  twitter_url: "Twitter",
  facebook_url: "Facebook",
  instagram_url: "Instagram",
  tax_id: country.taxNumber,
  ein_document_url: country.taxNumberDocument,
  tax_document_url: "Tax document",
  same_as_registered: "Operating address same as registered",
};
const addresses: Record<string, string> = { reg: "Registered address", op: "Operating address" };
const contacts: Record<string, string> = { primary: "Primary contact", secondary: "Secondary contact" };
const parts: Record<string, string> = {
  street: "street",
  unit: "unit",
  city: "city",
  state: inSentence(country.region),
  zip_code: inSentence(country.postalCode),
  country: "country",
  name: "name",
  email: "email",
  phone: "phone",
  alt_email: "alternate email",
  alt_phone: "alternate phone",
};

/** A company column's label: "Registered address, street". */
export function companyFieldLabel(name: string): string {
  if (labels[name]) return labels[name];
  const [, whose = "", part = ""] = /^(reg|op|primary|secondary)(?:_contact)?_(.+)$/.exec(name) ?? [];
  const whole = addresses[whose] ?? contacts[whose];
  return whole ? `${whole}, ${parts[part] ?? part}` : formatWords(name);
}

export const isDocumentField = (name: string): boolean => /^(ein|tax)_document_url$/.test(name);

export function showCompanyField(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "Nothing";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "benefits") return (value as Benefit[]).map(benefitLabel).join(", ") || "Nothing";
  if (name === "pictures") return (value as CompanyPicture[]).map(({ alt }) => alt).join(", ") || "Nothing";
  if (name === "hiring_steps") return (value as HiringStep[]).map((step) => step.name).join(", ") || "Nothing";
  if (Array.isArray(value)) return value.map(formatWords).join(", ") || "Nothing";
  const text = String(value);
  if (isDocumentField(name) || name === "logo_url") return `A file (${text.split(".").at(-1)?.toUpperCase()})`;
  if (name === "industry") return formatWords(text);
  if (name === "company_size") return companySizeLabel(text as CompanySize);
  return text;
}
