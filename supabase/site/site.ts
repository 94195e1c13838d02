// The web server's responses on any host: `npm start` and the adapters (hosts/) share this handler.

import { idShape } from "../functions/_shared/contracts/id-shape.ts";
import { landingTitle, landingWords } from "../functions/_shared/contracts/jobs/landing.ts";
import type { JobFeed } from "../functions/_shared/contracts/jobs/public-pages.ts";
import { workWordsBeside } from "../functions/_shared/contracts/jobs/work-words.ts";
import { formatPay } from "../functions/_shared/contracts/money.ts";
import { productName } from "../functions/_shared/contracts/operator.ts";
import { idInKey } from "../functions/_shared/contracts/page-address.ts";
import type { Procedures } from "../functions/_shared/contracts/procedures.ts";
import { addresses, logoUrl } from "./addresses.ts";
import { createAnswer } from "./answers.ts";
import type { BuiltSite } from "./built-site.ts";
import { companyMain } from "./company-main.ts";
import {
  type Head,
  headOf,
  logoImage,
  siteCard,
  withAnswer,
  withHead,
  withLine,
  withMain,
  withNoscript,
} from "./document.ts";
import { inBrief } from "./escape.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { withJobs } from "./job-list.ts";
import { jobMain } from "./job-main.ts";
import { jobPosting } from "./job-posting.ts";
import { landingMain } from "./landing-main.ts";
import { markdownToText } from "./markdown.ts";
import { jobTrail, trail } from "./markup.ts";
import { isPassedOn } from "./pass-on.ts";
import type { AskApi } from "./procedures.ts";
import { partsOf, rangeOf, sitemap, sitemapIndex, sitemapSize } from "./sitemaps.ts";

export interface SiteOptions {
  /** Its public address, without a trailing slash: never taken from a request. */
  siteUrl: string;
  apiUrl: string;
  ask: AskApi;
  /** Passes API calls on to the project; not set where the browser makes them there. */
  passOn?: ((request: Request) => Promise<Response>) | undefined;
  /** The most addresses per sitemap. */
  sitemapSize?: number;
}

/** Responds to a request, or returns null for a file, which the host serves. Never rejects. */
export type Site = (request: Request, built: BuiltSite) => Promise<Response | null>;

const noIndex = { "X-Robots-Tag": "noindex" };

/** A decoded part of an address; "" for an invalid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("\0", "");
  } catch {
    return "";
  }
}

const feedsOf = (siteUrl: string, title: string, companyId?: string): Head["feeds"] => [
  { title, type: "application/rss+xml", url: siteUrl + addresses.feed("xml", companyId) },
  { title, type: "application/feed+json", url: siteUrl + addresses.feed("json", companyId) },
];

/** A served page, with a line about what it can't do without scripts. */
const pageOf = ({ shell, frame }: BuiltSite, path: string, main: string, line: Parameters<typeof withLine>[1]) =>
  withLine(withMain(shell, path, frame, main), line);

export function createSite(options: SiteOptions): Site {
  const { siteUrl, apiUrl, ask, passOn, sitemapSize: size = sitemapSize } = options;
  const answer = createAnswer(apiUrl);

  /** The app with an error status, where people see a friendly page. */
  const missing = (request: Request, { shell }: BuiltSite, status: 404 | 410, words: string) =>
    answer(request, withNoscript(shell, `<h1>${words}</h1><p><a href="${addresses.jobs}">Jobs</a></p>`), {
      type: "text/html",
      keep: "none",
      status,
      headers: noIndex,
    });

  /** Permanent, but not cached: a job's address may change back with its title. */
  const moved = (request: Request, address: string) =>
    answer(request, "", { type: "text/plain", keep: "none", status: 301, headers: { Location: address } });

  /** The response to a visitor's first request for the page; undefined if there is none. */
  async function firstAnswer(
    built: BuiltSite,
    pattern: string,
    id: string,
    known: Record<string, unknown>,
  ): Promise<unknown> {
    const first = built.first[pattern];
    if (!first) return undefined;
    if (first.procedure in known) return known[first.procedure];
    return (await ask(first.procedure, JSON.parse(first.body.replace(":id", id))).catch(() => null)) ?? undefined;
  }

  async function jobPage(request: Request, built: BuiltSite, { pathname: path, search }: URL, key: string) {
    const id = idInKey(key);
    const page = idShape.test(id) ? await ask("get_posting_page", { p_job_id: id }) : null;
    if (!page) return missing(request, built, 404, "This job doesn't exist.");
    if (page.state === "closed") return missing(request, built, 410, "This job is no longer open.");
    const { job } = page;
    if (path !== addresses.job(job)) return moved(request, addresses.job(job) + search);
    const facts = [
      job.location,
      workWordsBeside(job.location, job).join(", "),
      formatPay(job) && `${formatPay(job)}${job.pay_period === "year" ? " a year" : ""}`,
    ].filter(Boolean);
    const html = withHead(pageOf(built, path, jobMain(job, apiUrl), "job"), {
      title: `${job.title}, ${job.company.name}`,
      description: inBrief(`${facts.join(" · ")}. ${markdownToText(job.description)}`),
      url: siteUrl + addresses.job(job),
      type: "article",
      image: logoImage(siteUrl, logoUrl(apiUrl, job.company.logo_url)),
      feeds: feedsOf(siteUrl, `Jobs at ${job.company.name}`, job.company.id),
      data: [jobPosting(job, { siteUrl, apiUrl }), jobTrail(siteUrl, job)],
    });
    const first = await firstAnswer(built, "/jobs/:id", job.id, { get_job_details: job });
    return answer(request, first === undefined ? html : withAnswer(html, first), { type: "text/html", keep: "page" });
  }

  async function companyPage(request: Request, built: BuiltSite, { pathname: path, search }: URL, key: string) {
    const id = idInKey(key);
    const page = idShape.test(id) ? await ask("get_company_page", { p_company_id: id }) : null;
    if (!page) return missing(request, built, 404, "This company doesn't exist.");
    if (page.state === "closed") return missing(request, built, 410, "This company no longer has a page.");
    const { company, jobs } = page;
    if (path !== addresses.company(company)) return moved(request, addresses.company(company) + search);
    const facts = [company.industry, company.location].join(" · ");
    const logo = logoUrl(apiUrl, company.logo_url);
    const about = markdownToText(company.description ?? "");
    const html = withHead(pageOf(built, path, companyMain(company, jobs, apiUrl), "page"), {
      title: `${company.name}: open jobs`,
      description: inBrief(`${facts}. ${about}`),
      url: siteUrl + addresses.company(company),
      type: "profile",
      image: logoImage(siteUrl, logo),
      feeds: feedsOf(siteUrl, `Jobs at ${company.name}`, company.id),
      data: [
        {
          "@context": "https://schema.org/",
          "@type": "Organization",
          name: company.name,
          url: siteUrl + addresses.company(company),
          logo,
          description: about || undefined,
          sameAs: [
            company.website,
            company.linkedin_url,
            company.twitter_url,
            company.facebook_url,
            company.instagram_url,
          ].filter(Boolean),
        },
        trail(siteUrl, company.name, addresses.company(company)),
      ],
    });
    const first = await firstAnswer(built, "/companies/:id", company.id, { get_employer: company });
    return answer(request, first === undefined ? html : withAnswer(html, first), { type: "text/html", keep: "page" });
  }

  async function jobList(request: Request, built: BuiltSite, search: string): Promise<Response> {
    const page = withHead(built.jobList, {
      ...headOf(built.heads, siteUrl, addresses.jobs),
      feeds: feedsOf(siteUrl, `Jobs on ${productName}`),
    });
    // The page itself requests searches.
    const first = search === "" ? await firstAnswer(built, "/jobs", "", {}) : undefined;
    if (first === undefined)
      return answer(request, withLine(page, search === "" ? "unavailable" : "search"), {
        type: "text/html",
        keep: "page",
      });
    const list = first as Procedures["search_jobs"]["answer"];
    const html = withLine(withJobs(page, list, apiUrl), list.jobs.length > 0 ? "jobs" : "noJobs");
    return answer(request, withAnswer(html, first), { type: "text/html", keep: "page" });
  }

  async function landingPage(request: Request, built: BuiltSite, { pathname, search }: URL, path: string) {
    const page = await ask("get_landing_page", { p_path: path });
    if (!page) return missing(request, built, 404, "This page doesn't exist.");
    const address = addresses.landing(page.path);
    if (pathname !== address) return moved(request, address + search);
    const title = landingTitle(page);
    const html = withHead(pageOf(built, pathname, landingMain(page, apiUrl), "page"), {
      title,
      description: `${title}: ${landingWords(page)} What each one asks for, what it pays and who hires.`,
      url: siteUrl + address,
      type: "website",
      image: siteCard(siteUrl),
      feeds: feedsOf(siteUrl, `Jobs on ${productName}`),
      data: [trail(siteUrl, title, address)],
    });
    return answer(request, withAnswer(html, page), {
      type: "text/html",
      keep: "page",
      headers: page.is_listed ? {} : noIndex,
    });
  }

  async function feed(request: Request, kind: string, companyId: string | undefined): Promise<Response> {
    const jobs: JobFeed | null =
      companyId === undefined
        ? await ask("get_job_feed", {})
        : idShape.test(companyId)
          ? await ask("get_job_feed", { p_company_id: companyId })
          : null;
    // Public, even when missing: public/embed.js reads it from companies' own sites.
    const headers: Record<string, string> = kind === "json" ? { "Access-Control-Allow-Origin": "*" } : {};
    if (!jobs)
      return answer(request, "There is no such feed.\n", { type: "text/plain", keep: "none", status: 404, headers });
    return kind === "xml"
      ? answer(request, rssFeed(jobs, { siteUrl, apiUrl }), { type: "application/rss+xml", keep: "feed" })
      : answer(request, jsonFeed(jobs, { siteUrl, apiUrl }), {
          type: "application/feed+json",
          keep: "feed",
          headers,
        });
  }

  async function sitemapNames(): Promise<string[]> {
    const counts = await ask("count_sitemap", {});
    const parts = (kind: "jobs" | "companies") =>
      partsOf(counts?.[kind] ?? 0, size).map((digits) => (digits ? `${kind}-${digits}` : kind));
    return ["pages", "searches", ...parts("jobs"), ...parts("companies")];
  }

  async function sitemapOf(name: string, built: BuiltSite): Promise<string | null> {
    if (name === "pages") return sitemap(built.written.map((path) => ({ url: siteUrl + path })));
    if (name === "searches")
      return sitemap(
        ((await ask("list_landing_pages", {})) ?? []).map((path) => ({ url: siteUrl + addresses.landing(path) })),
      );
    const [, kind, digits = ""] = /^(jobs|companies)(?:-([0-9a-f]{1,8}))?$/.exec(name) ?? [];
    if (!kind) return null;
    const range = { ...rangeOf(digits), p_limit: size };
    const entries =
      kind === "jobs"
        ? (await ask("list_sitemap_jobs", range))?.map((job) => ({ ...job, path: addresses.job(job) }))
        : (await ask("list_sitemap_companies", range))?.map((company) => ({
            ...company,
            path: addresses.company(company),
          }));
    return sitemap((entries ?? []).map(({ path, changed_at }) => ({ url: siteUrl + path, changedAt: changed_at })));
  }

  /** Responses for machines; null for anything else. */
  async function forMachines(request: Request, built: BuiltSite, path: string): Promise<Response | null> {
    if (path === "/robots.txt")
      return answer(request, `${built.robots.trimEnd()}\n\nSitemap: ${siteUrl}${addresses.sitemap}\n`, {
        type: "text/plain",
        keep: "list",
      });
    const [, companyId, kind] = /^\/(?:jobs|companies\/([^/]+))\/feed\.(xml|json)$/.exec(path) ?? [];
    if (kind) return feed(request, kind, companyId);
    if (path === addresses.sitemap)
      return answer(request, sitemapIndex((await sitemapNames()).map((name) => siteUrl + addresses.sitemapOf(name))), {
        type: "application/xml",
        keep: "list",
      });
    const [, name] = /^\/sitemaps\/([\w-]+)\.xml$/.exec(path) ?? [];
    const found = name ? await sitemapOf(name, built) : null;
    return found === null ? null : answer(request, found, { type: "application/xml", keep: "list" });
  }

  async function page(request: Request, built: BuiltSite, url: URL): Promise<Response | null> {
    const { pathname, search } = url;
    const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
    const [, landing] = /^\/jobs\/(remote|(?:in|skill|industry)\/[^/]+)$/.exec(path) ?? [];
    if (landing) return landingPage(request, built, url, decoded(landing));
    const [, area, key = ""] = /^\/(jobs|companies)\/([^/]+)$/.exec(path) ?? [];
    if (area === "jobs") return jobPage(request, built, url, key);
    if (area === "companies") return companyPage(request, built, url, key);
    if (path === addresses.jobs) return jobList(request, built, search);
    if (built.written.includes(path)) return null;
    if (built.routes.some((route) => new RegExp(route).test(path)))
      return answer(request, built.shell, { type: "text/html", keep: "page" });
    return /\.\w+$/.test(path)
      ? answer(request, "There is no such file.\n", { type: "text/plain", keep: "none", status: 404 })
      : missing(request, built, 404, "This page doesn't exist.");
  }

  /** For uptime monitors: 503 if a part doesn't work, or the API doesn't respond. */
  async function health(request: Request): Promise<Response> {
    const parts = await ask("get_health", {}).catch(() => null);
    return answer(request, `${JSON.stringify({ ...parts, site: true, database: parts !== null })}\n`, {
      type: "application/json",
      keep: "none",
      status: parts?.is_healthy ? 200 : 503,
      headers: noIndex,
    });
  }

  return async (request, built) => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (passOn && isPassedOn(request.method, pathname)) return passOn(request);
    if (request.method !== "GET" && request.method !== "HEAD")
      return answer(request, "", { type: "text/plain", keep: "none", status: 405, headers: { Allow: "GET, HEAD" } });
    if (pathname.startsWith("/assets/") || (built.files.includes(pathname) && pathname !== "/robots.txt")) return null;
    if (pathname === "/health") return health(request);
    // If the API doesn't respond, machines are asked to retry, and people get the app, which retries itself.
    try {
      const found = await forMachines(request, built, pathname);
      if (found) return found;
    } catch {
      const headers = { "Retry-After": "60" };
      return answer(request, "Try again later.\n", { type: "text/plain", keep: "none", status: 503, headers });
    }
    try {
      return await page(request, built, url);
    } catch {
      return answer(request, built.shell, { type: "text/html", keep: "none" });
    }
  };
}
