import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SiteServer, startSiteServer } from "../../supabase/local/site/site-server.ts";
import { findTestPorts } from "../support/stack.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
let server: SiteServer;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "the app");
  writeFileSync(join(folder, "assets", "app-abc.js"), "code");
  const { web } = await findTestPorts();
  url = `http://127.0.0.1:${web}`;
  server = await startSiteServer(folder, web, "http://127.0.0.1:1");
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it("keeps assets for ever and asks for the app again", async () => {
  const asset = await fetch(`${url}/assets/app-abc.js`);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const page = await fetch(url);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it("gives the app for its addresses, and nothing for an asset that is gone", async () => {
  const page = await fetch(`${url}/company/jobs/1?tab=applications`);
  expect(await page.text()).toBe("the app");
  expect((await fetch(`${url}/assets/gone-abc.js`)).status).toBe(404);
});

it("sends the security headers, and no referrer from an address that carries a token", async () => {
  const { headers } = await fetch(`${url}/jobs`);
  expect(headers.get("content-security-policy")).toContain("connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:1;");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const invitation = await fetch(`${url}/invitation/secret`);
  expect(invitation.headers.get("referrer-policy")).toBe("no-referrer");
});
