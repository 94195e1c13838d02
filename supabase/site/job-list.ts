import type { ListedJob } from "../functions/_shared/contracts/candidates/candidate.ts";
import { workplaceBeside } from "../functions/_shared/contracts/jobs/work-words.ts";
import { formatPay } from "../functions/_shared/contracts/money.ts";
import type { Procedures } from "../functions/_shared/contracts/procedures.ts";
import { addresses } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { companySign } from "./parts.ts";
import { inWords } from "./words.ts";

/** As many skills are named; the others are counted. */
const named = 3;

/** "Asks for 7 skills: TypeScript, PostgreSQL, Node.js +4". */
function asked({ asked, job_type, experience_level }: ListedJob): string {
  const skills = asked?.required.map(([name]) => name) ?? [];
  if (skills.length === 0)
    return `<span>${[inWords(job_type), inWords(experience_level)].filter(Boolean).join(", ")}</span>`;
  const more = skills.length > named ? ` +${skills.length - named}` : "";
  return `<span class="asks">Asks for ${skills.length === 1 ? "1 skill" : `${skills.length} skills`}: <b>${escapeHtml(skills.slice(0, named).join(", "))}</b>${more}</span>`;
}

/** The rows of a list of jobs as a visitor sees them before anything is ticked. */
export function jobRows(jobs: readonly ListedJob[], apiUrl: string): string {
  const rows = jobs.map((job) => {
    const facts = [job.company_name, job.location, workplaceBeside(job.location, job), formatPay(job)]
      .filter(Boolean)
      .map((fact) => `<span>${escapeHtml(String(fact))}</span>`);
    return `<li class="jrow">${companySign({ name: job.company_name, logo_url: job.company_logo_url }, apiUrl)}<div class="min-w-0">
<div class="jrow-t"><a class="break-words font-semibold after:absolute after:inset-0" href="${addresses.job(job)}">${escapeHtml(job.title)}</a><span class="icon-btn" aria-hidden="true"></span></div>
<div class="jrow-m">${facts.join("")}</div><div class="jrow-s">${asked(job)}</div></div></li>`;
  });
  return `<ul aria-label="Jobs">${rows.join("")}</ul>`;
}

const placeForJobs = /<div role="status" aria-label="Loading jobs".*?(?=<\/section>)/s;

export const hasRoomForJobs = (page: string): boolean => placeForJobs.test(page);

/** Puts the first jobs into the page as it was written without any, which then is no longer as React wrote it. */
export function withJobs(
  page: string,
  { jobs, total = 0 }: Procedures["search_jobs"]["answer"],
  apiUrl: string,
): string {
  if (jobs.length === 0) return page;
  const count = total > 1000 ? "More than 1,000 open jobs" : `${total} open ${total === 1 ? "job" : "jobs"}`;
  return page
    .replace("data-written=", 'data-served="" $&')
    .replace(/(<h1[^>]*>)[^<]*/, (_, start) => start + count)
    .replace(placeForJobs, () => jobRows(jobs, apiUrl));
}
