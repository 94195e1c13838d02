import { endOfDay } from "../functions/_shared/contracts/day.ts";
import type { FeedJob, JobFeed } from "../functions/_shared/contracts/jobs/public-pages.ts";
import { workplaceWords } from "../functions/_shared/contracts/jobs/work-words.ts";
import { formatPay } from "../functions/_shared/contracts/money.ts";
import { operator, productName } from "../functions/_shared/contracts/operator.ts";
import { addresses, logoUrl } from "./addresses.ts";
import { escapeXml } from "./escape.ts";
import { descriptionHtml } from "./job-posting.ts";
import { inWords, isRemote, placesOf } from "./words.ts";

interface Place {
  siteUrl: string;
  apiUrl: string;
}

/** A feed's own metadata. */
const about = ({ company }: JobFeed, { siteUrl }: Place) => ({
  title: company ? `Jobs at ${company.name}` : `Jobs on ${productName}`,
  description: company ? `Open jobs at ${company.name}, newest first.` : `Open jobs on ${productName}, newest first.`,
  home: siteUrl + (company ? addresses.company(company) : addresses.jobs),
});

/** The facts of a job that boards sort by, by name. */
const factsOf = (job: FeedJob) => ({
  company: job.company.name,
  location: placesOf(job).join("; "),
  remote: isRemote(job),
  type: inWords(job.job_type),
  workplace: workplaceWords(job) || undefined,
  level: inWords(job.experience_level) || undefined,
  salary: formatPay(job) || undefined,
  salaryMin: job.salary_min ?? undefined,
  salaryMax: job.salary_max ?? undefined,
  salaryCurrency: job.salary_min === null && job.salary_max === null ? undefined : operator.country.currency,
  salaryUnit:
    job.salary_min === null && job.salary_max === null ? undefined : job.pay_period === "hour" ? "HOUR" : "YEAR",
  validThrough: job.expires_at ? endOfDay(job.expires_at).toISOString() : undefined,
});

/** RSS 2.0. The facts have their own namespace, which other readers ignore. */
export function rssFeed(feed: JobFeed, place: Place): string {
  const { title, description, home } = about(feed, place);
  const self = place.siteUrl + addresses.feed("xml", feed.company?.id);
  const items = feed.jobs.map((job) => {
    const url = escapeXml(place.siteUrl + addresses.job(job));
    const facts = Object.entries(factsOf(job))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `<job:${name}>${escapeXml(String(value))}</job:${name}>`);
    return `<item>
<title>${escapeXml(`${job.title}, ${job.company.name}`)}</title>
<link>${url}</link>
<guid isPermaLink="false">${escapeXml(`${place.siteUrl}/jobs/${job.id}`)}</guid>
<pubDate>${new Date(job.posted_at).toUTCString()}</pubDate>
<dc:creator>${escapeXml(job.company.name)}</dc:creator>
<description>${escapeXml(descriptionHtml(job))}</description>
<job:title>${escapeXml(job.title)}</job:title>
${facts.join("\n")}
${[...job.skills_required, ...job.preferred_skills].map((skill) => `<category>${escapeXml(skill)}</category>`).join("\n")}
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job="${escapeXml(place.siteUrl)}/jobs/feed">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(home)}</link>
<description>${escapeXml(description)}</description>
<language>en-us</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml" />
${items.join("\n")}
</channel>
</rss>
`;
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: JobFeed, place: Place): string {
  const { title, description, home } = about(feed, place);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: place.siteUrl + addresses.feed("json", feed.company?.id),
    icon: feed.company ? logoUrl(place.apiUrl, feed.company.logo_url) : undefined,
    language: "en-US",
    items: feed.jobs.map((job) => ({
      id: job.id,
      url: place.siteUrl + addresses.job(job),
      title: job.title,
      content_html: descriptionHtml(job),
      date_published: job.posted_at,
      date_modified: job.changed_at,
      authors: [{ name: job.company.name, url: place.siteUrl + addresses.company(job.company) }],
      tags: [...job.skills_required, ...job.preferred_skills],
      _job: factsOf(job),
    })),
  });
}
