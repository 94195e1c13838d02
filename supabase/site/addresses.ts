import type { publicBuckets } from "../functions/_shared/contracts/files/files.ts";
import { companyKey, jobKey } from "../functions/_shared/contracts/page-address.ts";

/** Addresses of the site's public pages and files. The app's own list is src/config/paths.ts; a test compares those in both. */
export const addresses = {
  jobs: "/jobs",
  job: (job: Parameters<typeof jobKey>[0]) => `/jobs/${jobKey(job)}`,
  company: (company: Parameters<typeof companyKey>[0]) => `/companies/${companyKey(company)}`,
  landing: (path: string) => `/jobs/${path}`,
  /** Contains only the id, so that subscribers keep finding it. */
  feed: (kind: "xml" | "json", companyId?: string) =>
    companyId ? `/companies/${companyId}/feed.${kind}` : `/jobs/feed.${kind}`,
  sitemap: "/sitemap.xml",
  sitemapOf: (name: string) => `/sitemaps/${name}.xml`,
};

type PublicBucket = (typeof publicBuckets)[number];

/** The address of a file in a public bucket. */
export const publicFileUrl = (apiUrl: string, bucket: PublicBucket, path: string): string =>
  `${apiUrl}/storage/v1/object/public/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;

/** A company's logo address; undefined without one. */
export const logoUrl = (apiUrl: string, path: string | null): string | undefined =>
  path ? publicFileUrl(apiUrl, "company-logos", path) : undefined;
