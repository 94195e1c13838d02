import type { JobDetails } from "../functions/_shared/contracts/candidate.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { descriptionHtml } from "./job-posting.ts";
import { dayInWords, inWords, placesOf, salaryInWords } from "./words.ts";

const item = (words: string) => (words ? `<li>${escapeHtml(words)}</li>` : "");

/** The main part of a job's page for readers without code, and until the app is there: in the places where the app has the same. */
export function jobMain(job: JobDetails): string {
  const salary = salaryInWords(job);
  return `<div class="wrap pt-4 md:pt-6">
<p><a class="inline-flex min-h-11 items-center text-sm font-medium text-accent-text" href="${addresses.jobs}">Jobs</a></p>
<div class="mt-2 md:mt-3"><h1 class="page-title break-words">${escapeHtml(job.title)}</h1>
<p class="mt-0.5 break-words font-medium"><a href="${addresses.company(job.company.id)}">${escapeHtml(job.company.name)}</a></p></div>
<ul class="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted">
${item(placesOf(job).join("; "))}${item(inWords(job.job_type))}${item(inWords(job.experience_level))}${item(salary && `${salary} a year`)}${item(`Posted ${dayInWords(job.posted_at)}`)}
</ul>
<section class="card mt-6 p-5 md:mt-8"><h2 class="text-lg font-semibold">About the job</h2>
<div class="mt-3 grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 break-words text-md">${descriptionHtml(job)}</div></section>
</div>`;
}
