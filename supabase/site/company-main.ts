import type { Employer } from "../functions/_shared/contracts/companies/company.ts";
import { companySizeLabel } from "../functions/_shared/contracts/enums.ts";
import type { CompanyPage } from "../functions/_shared/contracts/jobs/public-pages.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { card, chipList, facts, heading } from "./parts.ts";
import { inWords } from "./words.ts";

type OpenJobs = Extract<CompanyPage, { state: "open" }>["jobs"];

/** The main part of a company's page for readers without code, and until the app is there. */
export function companyMain(company: Employer, jobs: OpenJobs, apiUrl: string): string {
  const culture = company.culture_values;
  const rows = jobs.map(
    ({ id, title, location }) =>
      `<li><a class="font-medium" href="${addresses.job(id)}">${escapeHtml(title)}</a> <span class="text-ink-muted">${escapeHtml(location)}</span></li>`,
  );
  const open =
    rows.length > 0 ? `<ul class="grid gap-2">${rows.join("")}</ul>` : `<p class="text-ink-muted">None now</p>`;
  return `<div class="wrap pt-4 md:pt-6">
${heading(company.name, company, apiUrl)}
${facts([company.industry, company.company_size && companySizeLabel(company.company_size), company.location])}
${company.description ? `<p class="mt-6 max-w-read whitespace-pre-line break-words text-md">${escapeHtml(company.description)}</p>` : ""}
<div class="mt-6 grid gap-6 md:mt-8">${card("Open jobs", open)}
${culture.length > 0 ? card("Ways of working", chipList(culture.map(inWords))) : ""}</div>
</div>`;
}
