/** Where public pages and files of the site are. The app's own list is src/config/paths.ts; a test compares what both have. */
export const addresses = {
  jobs: "/jobs",
  job: (id: string) => `/jobs/${id}`,
  company: (id: string) => `/companies/${id}`,
  feed: (kind: "xml" | "json", companyId?: string) =>
    companyId ? `/companies/${companyId}/feed.${kind}` : `/jobs/feed.${kind}`,
  sitemap: "/sitemap.xml",
  sitemapOf: (name: string) => `/sitemaps/${name}.xml`,
};

/** The address of a company's logo, which stands in a public bucket; undefined for none. */
export const logoUrl = (apiUrl: string, path: string | null): string | undefined =>
  path
    ? `${apiUrl}/storage/v1/object/public/company-logos/${path.split("/").map(encodeURIComponent).join("/")}`
    : undefined;
