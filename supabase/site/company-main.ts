import type { Employer } from "../functions/_shared/contracts/company.ts";
import { companySizeLabel } from "../functions/_shared/contracts/enums.ts";
import type { CompanyPage } from "../functions/_shared/contracts/served.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";

type OpenJobs = Extract<CompanyPage, { state: "open" }>["jobs"];

/** The main part of a company's page for readers without code, and until the app is there. */
export function companyMain(company: Employer, jobs: OpenJobs): string {
  const facts = [
    company.industry,
    company.company_size ? companySizeLabel(company.company_size) : "",
    company.location,
  ];
  const rows = jobs.map(
    ({ id, title, location }) =>
      `<li><a class="font-medium text-accent-text" href="${addresses.job(id)}">${escapeHtml(title)}</a> <span class="text-ink-muted">${escapeHtml(location)}</span></li>`,
  );
  return `<div class="wrap pt-4 md:pt-6">
<h1 class="page-title break-words">${escapeHtml(company.name)}</h1>
<ul class="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted">${facts
    .filter(Boolean)
    .map((fact) => `<li>${escapeHtml(fact)}</li>`)
    .join("")}</ul>
${company.description ? `<p class="mt-6 max-w-read whitespace-pre-line break-words text-md">${escapeHtml(company.description)}</p>` : ""}
<section class="card mt-6 p-5"><h2 class="text-lg font-semibold">Open jobs</h2>
${rows.length > 0 ? `<ul class="mt-3 grid gap-2">${rows.join("")}</ul>` : `<p class="mt-3 text-ink-muted">None now</p>`}</section>
</div>`;
}
