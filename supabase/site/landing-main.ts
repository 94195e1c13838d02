import { type LandingPage, landingTitle, landingWords } from "../functions/_shared/contracts/jobs/landing.ts";
import { workWordsBeside } from "../functions/_shared/contracts/jobs/work-words.ts";
import { formatPay } from "../functions/_shared/contracts/money.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";

/** The main part of a landing page for readers without scripts, and until the app loads. */
export function landingMain(page: LandingPage): string {
  const rows = page.list.jobs.map((job) => {
    const facts = [job.company_name, job.location, workWordsBeside(job.location, job).join(", "), formatPay(job)];
    return `<li class="row"><div class="min-w-0"><a class="font-semibold" href="${addresses.job(job)}">${escapeHtml(job.title)}</a>
<p class="break-words text-ink-muted text-sm">${escapeHtml(facts.filter(Boolean).join(" · "))}</p></div></li>`;
  });
  const related = page.related.map(
    (each) => `<li><a class="link" href="${addresses.landing(each.path)}">${escapeHtml(landingTitle(each))}</a></li>`,
  );
  return `<div class="wrap pt-4 md:pt-6">
<a class="inline-flex min-h-touch items-center text-ink-muted" href="${addresses.jobs}">Jobs</a>
<h1 class="page-title mt-2 break-words">${escapeHtml(landingTitle(page))}</h1>
<p class="mt-1 text-ink-muted">${landingWords(page)}</p>
${rows.length > 0 ? `<ul class="card mt-5">${rows.join("")}</ul>` : ""}
${related.length > 0 ? `<nav class="mt-6" aria-label="Related searches"><h2 class="font-semibold">Related searches</h2><ul class="mt-2 flex flex-wrap gap-x-5 gap-y-1">${related.join("")}</ul></nav>` : ""}
</div>`;
}
