import type { Employer } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import type { ReactNode } from "react";
import { KeptPromises } from "@/components/product/kept-promises";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink, TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { safeHttpUrl } from "@/lib/safe-http-url";

/** "quillmark.com": a website's host without "www.". */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/** An employer's facts with labels; "" or null if missing. */
function facts({ industry, company_size, location, website, open_jobs, id }: Employer) {
  const safe = safeHttpUrl(website);
  return [
    { label: "Industry", value: formatWords(industry) },
    { label: "Size", value: company_size && companySizeLabel(company_size) },
    { label: "Location", value: location },
    { label: "Website", value: safe && <ExternalLink href={safe}>{hostOf(safe)}</ExternalLink> },
    {
      label: "Open jobs",
      value:
        open_jobs > 0 ? (
          // A single digit is narrower than a finger.
          <TextLink to={paths.jobs.list({ company: id })} className="inline-block min-w-11 text-end">
            {open_jobs}
          </TextLink>
        ) : (
          "None now"
        ),
    },
  ];
}

const socialLinks = (employer: Employer) =>
  [
    { label: "LinkedIn", url: employer.linkedin_url },
    { label: "Twitter", url: employer.twitter_url },
    { label: "Facebook", url: employer.facebook_url },
    { label: "Instagram", url: employer.instagram_url },
  ].filter(({ url }) => safeHttpUrl(url));

/** The labels of an employer's missing facts, for those who can add them. */
export function untold(employer: Employer): string[] {
  const missing = facts(employer)
    .filter(({ value }) => !value)
    .map(({ label }) => label);
  if (!employer.logo_url) missing.unshift("Logo");
  if (!employer.description) missing.push("Description");
  if (employer.pictures.length === 0) missing.push("Pictures");
  if (employer.hiring.hours === null && employer.hiring.steps.length === 0) missing.push("How we hire");
  if (employer.culture_values.length === 0) missing.push("Ways of working");
  if (employer.benefits.length === 0) missing.push("Benefits");
  if (socialLinks(employer).length === 0) missing.push("Social links");
  return missing;
}

interface EmployerFactsProps {
  employer: Employer;
  /** The name, unless shown above. */
  title?: ReactNode;
  /** Its page shows its kept promises elsewhere. */
  withoutPromises?: boolean;
  children?: ReactNode;
}

/** A job's employer, next to the job: its facts and a link to the rest. Omits missing facts. */
export function EmployerFacts({ employer, title, withoutPromises = false, children }: EmployerFactsProps) {
  const promises = withoutPromises ? null : employer.promises;
  return (
    <Card title={title ?? <TitleLink to={paths.companies.detail(employer)}>{employer.name}</TitleLink>}>
      <KeyValues align="end" items={facts(employer).filter(({ value }) => value)} />
      {(children || promises) && (
        <div className="mt-4 grid gap-3 border-line border-t pt-4 empty:hidden">
          {children}
          <KeptPromises promises={promises} />
        </div>
      )}
    </Card>
  );
}

export function EmployerLinks({ employer }: { employer: Employer }) {
  const social = socialLinks(employer);
  if (social.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={`${employer.name} elsewhere`}>
      {social.map(({ label, url }) => (
        <li key={label}>
          <ExternalLink href={url}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
