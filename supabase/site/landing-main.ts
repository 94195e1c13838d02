import { type LandingPage, landingTitle, landingWords } from "../functions/_shared/contracts/jobs/landing.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { jobRows } from "./job-list.ts";

/** The main part of a landing page for readers without code, and until the app is there. */
export function landingMain(page: LandingPage, apiUrl: string): string {
  const related = page.related.map(
    (each) => `<li><a class="link" href="${addresses.landing(each.path)}">${escapeHtml(landingTitle(each))}</a></li>`,
  );
  return `<div class="wrap pt-4 md:pt-6">
<a class="inline-flex min-h-touch items-center text-ink-muted" href="${addresses.jobs}">Jobs</a>
<h1 class="page-title mt-2 break-words">${escapeHtml(landingTitle(page))}</h1>
<p class="mt-1 text-ink-muted">${landingWords(page)}</p>
${page.list.jobs.length > 0 ? `<div class="card mt-5">${jobRows(page.list.jobs, apiUrl)}</div>` : ""}
${related.length > 0 ? `<nav class="mt-6" aria-label="Related searches"><h2 class="font-semibold">Related searches</h2><ul class="mt-2 flex flex-wrap gap-x-5 gap-y-1">${related.join("")}</ul></nav>` : ""}
</div>`;
}
