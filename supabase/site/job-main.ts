import type { JobDetails } from "../functions/_shared/contracts/candidates/candidate.ts";
import { dayInWords } from "../functions/_shared/contracts/day.ts";
import { partsOf } from "../functions/_shared/contracts/jobs/job-fields.ts";
import { splitLead } from "../functions/_shared/contracts/jobs/job-lead.ts";
import { workWordsBeside } from "../functions/_shared/contracts/jobs/work-words.ts";
import { formatPay } from "../functions/_shared/contracts/money.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { markdownToHtml } from "./markdown.ts";
import { chipList, facts, heading } from "./parts.ts";
import { inWords, placesOf } from "./words.ts";

const part = (title: string, list: string) => `<h3>${title}</h3>${list}`;
const bullets = (lines: readonly string[]) =>
  `<ul class="grid list-disc gap-2 pl-5">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
const written = (markdown: string) =>
  markdown
    ? `<div class="contents [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5">${markdownToHtml(markdown)}</div>`
    : "";

/** The main part of a job's page for readers without scripts, and until the app loads: in the app's own layout. */
export function jobMain(job: JobDetails, apiUrl: string): string {
  const { company } = job;
  const location = placesOf(job)[0] ?? "";
  const apply = `/signin?redirect=${encodeURIComponent(`/candidate/apply/${job.id}`)}`;
  const { lead, rest } = splitLead(job.description);
  const posting = [
    written(rest),
    ...partsOf(job).map(({ title, kind, lines }) => part(title, kind === "skills" ? chipList(lines) : bullets(lines))),
    company.culture_values.length > 0 ? part("Ways of working", chipList(company.culture_values.map(inWords))) : "",
  ].join("");
  const grid = "grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 break-words text-md";
  return `<div class="wrap pt-4 md:pt-6">
<a class="inline-flex min-h-touch items-center text-ink-muted" href="${addresses.jobs}">Jobs</a>
<div class="mt-2 flex items-start gap-4 md:mt-3"><div class="min-w-0 grow">${heading(
    job.title,
    company,
    apiUrl,
    `<p class="break-words text-ink-muted"><a class="font-medium text-ink" href="${addresses.company(company)}">${escapeHtml(company.name)}</a> · Posted ${dayInWords(job.posted_at)}</p>`,
  )}</div><a class="btn btn-primary" href="${apply}">Apply Now</a></div>
<div class="split mt-5 md:mt-6"><article class="card"><div class="job-intro">
${facts([location, workWordsBeside(location, job).join(", "), inWords(job.experience_level), formatPay(job)])}
${lead ? `<div class="${grid}">${written(lead)}</div>` : ""}</div>
<section class="pane-sec"><h2 class="mb-2.5 text-lg font-semibold">About the job</h2><div class="${grid} [&_h3]:mt-2 [&_h3]:font-semibold">${posting}</div></section>
</article></div>
</div>`;
}
