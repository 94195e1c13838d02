import { benefitLabel } from "../functions/_shared/contracts/companies/benefits.ts";
import type { Employer } from "../functions/_shared/contracts/companies/company.ts";
import { companySizeLabel } from "../functions/_shared/contracts/enums.ts";
import type { CompanyPage } from "../functions/_shared/contracts/jobs/public-pages.ts";
import { addresses, publicFileUrl } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { markdownToHtml } from "./markdown.ts";
import { card, chipList, facts, heading } from "./parts.ts";
import { inWords } from "./words.ts";

type OpenJobs = Extract<CompanyPage, { state: "open" }>["jobs"];

/** The company's description and pictures; "" without a description. */
function about({ description, pictures }: Employer, apiUrl: string): string {
  const text = description
    ? `<div class="grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 break-words text-md [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5">${markdownToHtml(description)}</div>`
    : "";
  const shown = pictures.map(
    ({ path, alt }) =>
      `<li><img src="${escapeHtml(publicFileUrl(apiUrl, "company-pictures", path))}" alt="${escapeHtml(alt)}" loading="lazy"></li>`,
  );
  const list = shown.length > 0 ? `<ul class="pictures" aria-label="Pictures">${shown.join("")}</ul>` : "";
  return text || list ? card("About", text + list) : "";
}

/** The main part of a company's page for readers without scripts, and until the app loads. */
export function companyMain(company: Employer, jobs: OpenJobs, apiUrl: string): string {
  const culture = company.culture_values;
  const rows = jobs.map(
    (job) =>
      `<li><a class="font-medium" href="${addresses.job({ ...job, company })}">${escapeHtml(job.title)}</a> <span class="text-ink-muted">${escapeHtml(job.location)}</span></li>`,
  );
  const open =
    rows.length > 0 ? `<ul class="grid gap-2">${rows.join("")}</ul>` : `<p class="text-ink-muted">None now</p>`;
  return `<div class="wrap pt-4 md:pt-6">
${heading(company.name, company, apiUrl)}
<div class="mt-4">${facts([company.industry, company.company_size && companySizeLabel(company.company_size), company.location])}</div>
<div class="mt-6 grid gap-6 md:mt-8">${about(company, apiUrl)}${card("Open jobs", open)}
${culture.length > 0 ? card("Ways of working", chipList(culture.map(inWords))) : ""}
${company.benefits.length > 0 ? card("Benefits", chipList(company.benefits.map(benefitLabel))) : ""}</div>
</div>`;
}
