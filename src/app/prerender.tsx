import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Providers } from "@/app/app";
import { queryClient } from "@/app/query-client";
import { allRoutes, routes } from "@/app/routes/registry";
import { envProblem } from "@/config/env";
import { paths } from "@/config/paths";
import { employerQuery, jobQuery, landingQuery, searchJobsQuery } from "@/jobs/data/public-job-queries";
import { askedAndAnswered } from "@/marketing/faq/asked-and-answered";

const Address = (location: string) =>
  function At({ children }: { children: ReactNode }) {
    return <StaticRouter location={location}>{children}</StaticRouter>;
  };

/** A page prerendered at build time. */
export interface WrittenPage {
  path: string;
  pattern: string;
  title: string;
  description: string;
  /** The content of #root for a visitor. */
  html: string;
  /** Its questions and answers, in plain text. */
  asked?: { question: string; answer: string }[] | undefined;
  /** The publication date. */
  on?: string | undefined;
}

type Request = [url: string, init: { body: string }];

/** The content of #root for a visitor at an address, before any data. */
async function write(location: string): Promise<string> {
  // Rendered in one piece: React streams later parts with an inline script, which the content security policy blocks.
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<Providers router={Address(location)} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw new AggregateError(failures, `The page ${location} couldn't be written.`);
  let html = "";
  for await (const part of prelude) html += part;
  return html;
}

/** The pages that are the same for every visitor, as the first render gives them. Runs in Node, at build time only. */
export async function writePages(): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = [];
  // Pages are rendered as they are before any data.
  globalThis.fetch = () => new Promise(() => {});
  for (const { path, title, description, lazy } of routes) {
    const { pattern } = path;
    if (description !== undefined)
      pages.push({
        ...{ path: pattern, pattern, title, description, html: await write(pattern) },
        asked: pattern === paths.faq.pattern ? askedAndAnswered() : undefined,
      });
    if (!pattern.includes(":")) continue;
    for (const { slug, title, description, on } of (await lazy()).written ?? []) {
      const address = pattern.replace(/:\w+/, slug);
      pages.push({ path: address, pattern, title, description, html: await write(address), on });
    }
  }
  return pages;
}

/** The frame around the main part of a visitor's page; the server fills it where the page has data (supabase/site). */
export async function writeFrame(): Promise<{ before: string; after: string }> {
  globalThis.fetch = () => new Promise(() => {});
  const [, before, after] = /^(.*<main\b[^>]*>).*(<\/main>.*)$/s.exec(await write(paths.jobs.detail.pattern)) ?? [];
  if (!before || !after) throw new Error("A page has no main part.");
  return { before, after };
}

/** The first API requests of pages opened by a visitor, by pattern, as arguments of fetch; an id in the body is ":id". */
export async function firstRequests(): Promise<Record<string, Request>> {
  if (envProblem !== null) return {};
  // Prerendered pages have pending requests that never finish.
  queryClient.clear();
  const asked: Record<string, Request> = {};
  const record = (pattern: string, ask: () => Promise<unknown>) => {
    globalThis.fetch = async (url, init) => {
      asked[pattern] = [String(url), JSON.parse(JSON.stringify({ ...init, signal: undefined }))];
      return new Response('{"list":{}}');
    };
    return ask();
  };
  await record(paths.jobs.list.pattern, () => queryClient.prefetchInfiniteQuery(searchJobsQuery("")));
  await record(paths.jobs.detail.pattern, () => queryClient.prefetchQuery(jobQuery(":id")));
  const { place, skill, industry, remote } = paths.jobs;
  for (const [{ pattern }, path] of [
    [place, "in/:id"],
    [skill, "skill/:id"],
    [industry, "industry/:id"],
    [remote, "remote"],
  ] as const)
    await record(pattern, () => queryClient.prefetchQuery(landingQuery(path)));
  await record(paths.companies.detail.pattern, () => queryClient.prefetchQuery(employerQuery(":id")));
  return asked;
}

/** The patterns of the routes, and of those left out as well, in the order of their entries. */
export const patterns = routes.map(({ path }) => path.pattern);
export const allPatterns = allRoutes.map(({ path }) => path.pattern);

/** The patterns of their older addresses. */
export const aliases = routes.flatMap(({ path }) => path.aliases.map(({ pattern }) => pattern));
