import type { JobDetails } from "../functions/_shared/contracts/candidates/candidate.ts";
import { partsOf } from "../functions/_shared/contracts/jobs/job-fields.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { markdownToHtml } from "./markdown.ts";
import { card, chipList, facts, heading } from "./parts.ts";
import { dayInWords, inWords, placesOf, salaryInWords } from "./words.ts";

const part = (title: string, list: string) => `<h3>${title}</h3>${list}`;
const bullets = (lines: readonly string[]) =>
  `<ul class="grid list-disc gap-2 pl-5">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;

/** The main part of a job's page for readers without code, and until the app is there: in the places where the app has the same. */
export function jobMain(job: JobDetails, apiUrl: string): string {
  const { company } = job;
  const salary = salaryInWords(job);
  const apply = `/signin?redirect=${encodeURIComponent(`/candidate/apply/${job.id}`)}`;
  const posting = [
    `<div class="contents [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5">${markdownToHtml(job.description)}</div>`,
    ...partsOf(job).map(({ title, kind, lines }) => part(title, kind === "skills" ? chipList(lines) : bullets(lines))),
    company.culture_values.length > 0 ? part("Ways of working", chipList(company.culture_values.map(inWords))) : "",
  ].join("");
  return `<div class="wrap pt-4 md:pt-6">
<a class="inline-flex min-h-touch items-center text-ink-muted" href="${addresses.jobs}">Jobs</a>
<div class="mt-2 md:mt-3">${heading(
    job.title,
    company,
    apiUrl,
    `<p class="mt-0.5 break-words font-medium"><a href="${addresses.company(company.id)}">${escapeHtml(company.name)}</a></p>`,
  )}</div>
${facts([placesOf(job)[0] ?? "", inWords(job.job_type), inWords(job.experience_level), `Posted ${dayInWords(job.posted_at)}`])}
<div class="split mt-6 md:mt-8"><div class="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
${card("About the job", `<div class="grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 break-words text-md [&_h3]:mt-2 [&_h3]:font-semibold">${posting}</div>`)}
</div><aside class="grid content-start gap-6"><section class="card p-5">
${salary ? `<div class="tnum text-xl font-semibold">${salary}</div><p class="text-sm text-ink-muted">a year</p>` : ""}
<a class="btn btn-primary btn-lg btn-block${salary ? " mt-4" : ""}" href="${apply}">Apply Now</a></section></aside></div>
</div>`;
}
