import type { BuiltSite } from "../../supabase/site/built-site.ts";

/** A minimal built site. */
export const builtSite: BuiltSite = {
  shell: `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="The app." />
    <title>Fairmatch</title>
    <script src="/start.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>The app needs JavaScript.</noscript>
    <script type="module" src="/assets/app-abc.js"></script>
  </body>
</html>
`,
  frame: { before: "<header>Fairmatch</header><main>", after: "</main><footer>The end</footer>" },
  written: ["/", "/services", "/jobs"],
  heads: {
    "/": { title: "Finding the Perfect Match", description: "Jobs & candidates." },
    "/services": { title: "Our Services", description: "What we do." },
    "/jobs": { title: "Jobs", description: "All open jobs." },
  },
  jobList: `<!doctype html>
<html lang="en" data-written="/jobs"><head><title>Jobs | Fairmatch</title></head>
<body><div id="root"><main><section><h1>Open jobs</h1><div role="status" aria-label="Loading jobs"></div></section></main></div><noscript>The app needs JavaScript.</noscript></body></html>
`,
  routes: [
    "^/$",
    "^/services$",
    "^/jobs$",
    "^/jobs/[^/]+$",
    "^/companies/[^/]+$",
    "^/signin$",
    "^/invitation/[^/]+$",
    "^/company/jobs/[^/]+/edit$",
  ],
  files: ["/favicon.svg", "/robots.txt", "/start.js"],
  robots: "User-agent: *\nDisallow: /admin/\n",
  first: {
    "/jobs": { procedure: "search_jobs", body: '{"p_query":"","p_after":null,"p_limit":20}' },
    "/jobs/:id": { procedure: "get_job_details", body: '{"p_job_id":":id"}' },
    "/companies/:id": { procedure: "get_employer", body: '{"p_company_id":":id"}' },
  },
};
