import type { JobDetails } from "../candidates/candidate.ts";
import type { Employer, PublicCompany } from "../companies/company.ts";
import type { JobContent } from "./job.ts";

/** What the web server gets for a job's page; for a closed one, only that it was open once. */
export type PostingPage = { state: "open"; job: JobDetails; changed_at: string } | { state: "closed" };

/** The same of a company's page, with its newest open jobs. */
export type CompanyPage =
  | {
      state: "open";
      company: Employer;
      jobs: { id: string; title: string; location: string }[];
      changed_at: string;
    }
  | { state: "closed" };

/** A job in a sitemap: the parts of its address. */
export interface SitemapJob {
  id: string;
  title: string;
  company_name: string;
  changed_at: string;
}

/** A company in a sitemap, likewise. */
export interface SitemapCompany {
  id: string;
  name: string;
  changed_at: string;
}

/** A job in the feed for job boards. */
export interface FeedJob extends JobContent {
  posted_at: string;
  changed_at: string;
  company: Pick<PublicCompany, "id" | "name" | "website">;
}

/** The newest open jobs; of all companies where none is named. */
export interface JobFeed {
  company: PublicCompany | null;
  jobs: FeedJob[];
}
