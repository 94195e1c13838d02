import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { type SiteServer, startSiteServer } from "../../supabase/local/site/site-server.ts";
import { headersFile, securityHeaders } from "../../supabase/site/security-headers.ts";
import { builtSite } from "../support/built-site.ts";
import { sendRaw, statusFor } from "../support/raw-request.ts";
import { findTestPorts } from "../support/stack.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
let server: SiteServer;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "the home page");
  writeFileSync(join(folder, "services.html"), "the services");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "site.json"), JSON.stringify({ ...builtSite, shell: "the app" }));
  writeFileSync(join(folder, "assets", "app-abc.js"), "code");
  const { web } = await findTestPorts();
  url = `http://127.0.0.1:${web}`;
  server = await startSiteServer({
    ...{ folder, port: web, apiUrl: "http://127.0.0.1:1", publishableKey: "a key" },
    passOn: ({ method, url, headers }, outgoing) => outgoing.end(`${method} ${url} ${headers.cookie ?? "no cookie"}`),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it("caches assets forever and revalidates the app", async () => {
  const asset = await fetch(`${url}/assets/app-abc.js`);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const page = await fetch(url);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it.each([
  ["/", "the home page"],
  ["/?from=mail", "the home page"],
  ["/services", "the services"],
  ["/services/", "the services"],
  ["/company/jobs/1/edit?tab=questions", "the app"],
  ["/invitation/a.token", "the app"],
  ["/no-such-page", "the app", 404],
  ["/services/of-old", "the app", 404],
])("serves %s with %s", async (path, content, status = 200) => {
  const page = await fetch(url + path);
  expect(page.status).toBe(status);
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await page.text()).toBe(content);
});

it.each(["/assets/gone-abc.js", "/favicon.ico", "/.built-from.json", "/site.json", "/_headers", "/../package.json"])(
  "returns 404 for %s",
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);

it("serves a new build without a restart", async () => {
  writeFileSync(join(folder, "site.json"), JSON.stringify({ ...builtSite, shell: "the new app" }));
  const later = new Date(Date.now() + 5_000);
  utimesSync(join(folder, "site.json"), later, later);
  expect(await (await fetch(`${url}/signin`)).text()).toBe("the new app");
});

it("compresses its responses", async () => {
  const page = await fetch(`${url}/jobs`, { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(page.headers.get("vary")).toBe("accept-encoding");
  expect(await page.text()).toContain("<h1>Open jobs</h1>");
});

it("sends the security headers listed in DEPLOY.md with every response", async () => {
  const page = readFileSync(join(projectPaths.supabase, "DEPLOY.md"), "utf8");
  for (const [name, value] of Object.entries(securityHeaders("https://REF.supabase.co"))) {
    expect(page).toContain(`   ${name}: ${value}\n`);
  }
  for (const path of ["/jobs", "/assets/app-abc.js", "/assets/gone-abc.js", "/invitation/secret"]) {
    const { headers } = await fetch(url + path);
    for (const [name, value] of Object.entries(securityHeaders("http://127.0.0.1:1"))) {
      expect(headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }
});

it("writes the security headers into the file for static hosts", () => {
  expect(headersFile("https://REF.supabase.co")).toMatch(
    /^\/\*\n( {2}[\w-]+: .+\n){6}\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses writing methods: %s", async (method) => {
  const { status, headers } = await fetch(url, { method });
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("GET, HEAD");
});

it("answers only under its own host name", async () => {
  expect(await statusFor(url, { host: "evil.example" })).toBe(421);
  expect(await statusFor(url, { host: new URL(url).host })).toBe(200);
});

it("forwards API calls without cookies and without the headers of a page", async () => {
  const target = "/rest/v1/rpc/get_frame?a=1";
  const { text, headers } = await sendRaw(url, { method: "POST", target, headers: { cookie: "a=b" } });
  expect(text).toBe(`POST ${target} no cookie`);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
});

it.each([
  ["POST", "/auth/v1/token", 405],
  ["POST", "/rest/v1/../../auth/v1/token", 405],
  ["POST", "/rest/v1/..%2f..%2fauth", 405],
  ["GET", "/storage/v1/object/public/company-logos/a/b.png", 404],
])("forwards nothing else: %s %s", async (method, target, status) => {
  expect((await sendRaw(url, { method, target })).status).toBe(status);
});

it("forwards no requests for another host name", async () => {
  const headers = { host: "evil.example" };
  expect((await sendRaw(url, { method: "POST", target: "/rest/v1/rpc/get_frame", headers })).status).toBe(421);
});
