import type { PublicCompany } from "../functions/_shared/contracts/companies/company.ts";
import { logoUrl } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";

/** A titled part of a page. */
export const card = (title: string, body: string): string =>
  `<section class="card"><div class="card-head"><h2>${escapeHtml(title)}</h2></div><div class="card-body">${body}</div></section>`;

/** A company's logo or initial. */
export function companySign(
  { name, logo_url }: Pick<PublicCompany, "name" | "logo_url">,
  apiUrl: string,
  size = "",
): string {
  const logo = logoUrl(apiUrl, logo_url);
  return logo
    ? `<span class="avatar co ${size} overflow-hidden border border-line" aria-hidden="true"><img class="size-full object-contain" src="${escapeHtml(logo)}" alt=""${size ? "" : ' loading="lazy"'}></span>`
    : `<span class="avatar co ${size} t-idle" aria-hidden="true">${escapeHtml([...name][0] ?? "")}</span>`;
}

/** The main heading beside its company's sign, and what stands under it. */
export const heading = (
  title: string,
  company: Pick<PublicCompany, "name" | "logo_url">,
  apiUrl: string,
  below = "",
): string => `<div class="flex items-start gap-3.5 md:gap-5">${companySign(company, apiUrl, "lg")}
<div class="min-w-0"><h1 class="page-title break-words">${escapeHtml(title)}</h1>${below}</div></div>`;

/** Short texts that aren't sentences. */
export const chipList = (texts: readonly string[]): string =>
  `<ul class="flex flex-wrap gap-1.5">${texts
    .map((text) => `<li><span class="chip">${escapeHtml(text)}</span></li>`)
    .join("")}</ul>`;

/** Short facts, on one line if there is room; missing ones are left out. */
export const facts = (words: readonly (string | null)[]): string =>
  `<ul class="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted">${words
    .filter(Boolean)
    .map((fact) => `<li class="min-w-0 break-words">${escapeHtml(String(fact))}</li>`)
    .join("")}</ul>`;
