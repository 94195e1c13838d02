// What the site's own host passes on to the project (supabase/site/pass-on.ts).
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { limitedByAddress } from "../../supabase/functions/_shared/contracts/through-site.ts";
import { createPassOn } from "../../supabase/site/pass-on.ts";
import { sql, stackValue } from "../support/accounts.ts";
import { makeCandidate } from "../support/companies.ts";
import { newPath, pdf } from "../support/files.ts";
import { serve } from "../support/served.ts";

const site = "https://jobs.example.com";
const get = serve({ passOn: createPassOn(stackValue("TEST_API_URL")) });

/** The published client, with the site in place of the project. */
const through = (token: string) =>
  createClient(site, stackValue("TEST_PUBLISHABLE_KEY"), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as never },
    global: {
      headers: { Authorization: `Bearer ${token}` },
      fetch: (input, init) => get(new URL(String(input)).href.replace(site, ""), init),
    },
  });

test("procedures, tables, functions and uploads work the same through the site as directly", async () => {
  const { id, accessToken, client } = await makeCandidate();
  const other = through(accessToken);
  expect((await other.rpc("get_frame")).data).toMatchObject({ user_id: id, role: "candidate" });
  expect((await other.rpc("get_company_overview", { p_company_id: id })).error).toEqual(
    (await client.rpc("get_company_overview", { p_company_id: id })).error,
  );
  const counted = await other.from("notifications").select("id", { count: "exact", head: true });
  expect(counted).toMatchObject({ status: 200, count: 0 });
  expect((await other.from("notifications").select("id")).data).toEqual([]);
  expect((await other.from("notifications").delete().eq("id", id)).status).toBe(
    (await client.from("notifications").delete().eq("id", id)).status,
  );
  expect((await other.functions.invoke("get-user-company-id-direct", { body: {} })).response?.status).toBe(
    (await client.functions.invoke("get-user-company-id-direct", { body: {} })).response?.status,
  );
  const path = newPath(id);
  const file = pdf("as sent");
  const upload = await get(`/storage/v1/object/candidate_resumes/${path}`, {
    method: "POST",
    headers: {
      apikey: stackValue("TEST_PUBLISHABLE_KEY"),
      authorization: `Bearer ${accessToken}`,
      "content-type": file.type,
    },
    body: file,
  });
  expect(upload.status).toBe(200);
  const [stored] = await sql`select metadata ->> 'size' as size from storage.objects where name = ${path}`;
  expect(Number(stored?.size)).toBe(file.size);
});

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A project that records what it is asked. */
const asked: Asked[] = [];
let answerWith: (outgoing: ServerResponse) => void = (outgoing) => outgoing.end("{}");
const project = createServer(async (incoming, outgoing) => {
  const { method = "", url = "", headers } = incoming;
  if (url.startsWith("/functions/v1/echo")) return void incoming.pipe(outgoing);
  let body = "";
  for await (const part of incoming) body += part;
  asked.push({ method, url, headers, body });
  answerWith(outgoing);
});
let fromProject: ReturnType<typeof serve>;
beforeAll(async () => {
  await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
  const { port } = project.address() as AddressInfo;
  fromProject = serve({ passOn: createPassOn(`http://127.0.0.1:${port}`) });
});
afterAll(() => {
  project.closeAllConnections();
  project.close();
});

test("the proxy forwards only the headers the API reads, without cookies or client address claims", async () => {
  asked.length = 0;
  answerWith = (outgoing) => {
    outgoing.setHeader("set-cookie", "a=b");
    outgoing.setHeader("access-control-allow-origin", "*");
    outgoing.setHeader("cache-control", "max-age=7");
    outgoing.setHeader("content-range", "0-1/2");
    outgoing.setHeader("proxy-authenticate", "Basic");
    outgoing.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains; preload");
    outgoing.setHeader("alt-svc", 'h3=":443"');
    outgoing.writeHead(206).end("[1]");
  };
  const answer = await fromProject("/rest/v1/rpc/get_frame?a=%2F..&b=1", {
    method: "POST",
    headers: {
      ...{ authorization: "Bearer token", apikey: "key", "content-type": "application/json", prefer: "count=exact" },
      ...{ cookie: "session=1", forwarded: "for=192.0.2.1", "x-forwarded-for": "192.0.2.1", "x-real-ip": "192.0.2.1" },
      ...{ "cf-connecting-ip": "192.0.2.1", "sb-forwarded-for": "192.0.2.1", "true-client-ip": "192.0.2.1" },
      ...{ "x-forwarded-host": "evil.example", te: "trailers", "x-outbox-secret": "secret" },
    },
    body: '{"a":"ü"}',
  });
  expect(asked).toMatchObject([{ method: "POST", url: "/rest/v1/rpc/get_frame?a=%2F..&b=1", body: '{"a":"ü"}' }]);
  const { headers } = asked[0] as Asked;
  expect(headers).toMatchObject({ authorization: "Bearer token", apikey: "key", prefer: "count=exact" });
  expect(JSON.stringify(headers)).not.toMatch(/192\.0\.2\.1|evil|session=1|trailers|secret/);
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe("[1]");
  expect([answer.headers.get("cache-control"), answer.headers.get("content-range")]).toEqual(["max-age=7", "0-1/2"]);
  for (const name of [
    ...["set-cookie", "access-control-allow-origin", "proxy-authenticate", "connection", "keep-alive"],
    ...["strict-transport-security", "alt-svc"],
  ])
    expect(answer.headers.get(name), name).toBeNull();
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("compressed responses arrive complete, and redirects are not followed", async () => {
  const { gzipSync } = await import("node:zlib");
  const packed = gzipSync('{"long":true}');
  answerWith = (outgoing) =>
    outgoing.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed);
  const answer = await fromProject("/rest/v1/jobs");
  expect(await answer.json()).toEqual({ long: true });
  expect([answer.headers.get("content-encoding"), answer.headers.get("content-length")]).toEqual([null, null]);
  answerWith = (outgoing) => outgoing.writeHead(302, { location: "https://evil.example/" }).end();
  expect((await fromProject("/rest/v1/jobs")).status).toBe(302);
});

test("bodies are streamed in both directions", async () => {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const request = { method: "POST", body: readable, duplex: "half" } as RequestInit;
  const answering = fromProject("/functions/v1/echo", request);
  void writer.write(encoder.encode("one"));
  const reader = (await answering).body?.pipeThrough(new TextDecoderStream()).getReader();
  // Had the whole been waited for, this would never come.
  expect((await reader?.read())?.value).toBe("one");
  void writer.write(encoder.encode("two"));
  expect((await reader?.read())?.value).toBe("two");
  await writer.close();
  expect((await reader?.read())?.done).toBe(true);
});

test.each<[string, string]>([
  ["POST", "/auth/v1/token?grant_type=password"],
  ["GET", "/auth/v1/user"],
  ["GET", "/realtime/v1/websocket"],
  ["GET", "/storage/v1/object/public/company-logos/a/b.png"],
  ["POST", "/storage/v1/object/list/company-logos"],
  ["DELETE", "/storage/v1/object/candidate_resumes"],
  ["GET", "/functions/v1/calendar-feed?token=1"],
  ["OPTIONS", "/rest/v1/rpc/get_frame"],
  ["PUT", "/rest/v1/notifications"],
  ["POST", "/rest/v1/rpc/../../auth/v1/token"],
  ["POST", "/rest/v1/rpc/%2e%2e/%2e%2e/auth/v1/token"],
  ["POST", "/rest/v1/rpc/..%2f..%2fauth"],
  ["POST", "/rest/v1/rpc/..%5c..%5cauth"],
  ["POST", "/rest/v1//rpc/get_frame"],
  ["POST", "//evil.example/rest/v1/rpc/get_frame"],
  ["POST", "/functions/v1/a/b"],
  ["POST", "/pg/v1/query"],
  ...limitedByAddress.map((name) => ["POST", `/rest/v1/rpc/${name}`] satisfies [string, string]),
])("refuses to forward any other request: %s %s", async (method, path) => {
  asked.length = 0;
  const { status } = await fromProject(path, { method });
  expect([404, 405]).toContain(status);
  expect(asked).toEqual([]);
});

test("forwards nothing without the setting", async () => {
  expect((await serve()("/rest/v1/rpc/get_frame", { method: "POST", body: "{}" })).status).toBe(405);
});

test("answers 502 when the project can't be reached", async () => {
  const answer = await serve({ passOn: createPassOn("http://127.0.0.1:1") })("/rest/v1/jobs");
  expect(answer.status).toBe(502);
});

test("procedures limited by network address are never forwarded", async () => {
  const found = await sql<{ name: string }[]>`
    with recursive functions as (
      select p.pronamespace::regnamespace || '.' || p.proname as name, pg_get_functiondef(p.oid) as definition
      from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind in ('f', 'p')
    ), users as (
      select name from functions where name = 'private.client_digest'
      union
      select f.name from functions f join users u on f.name <> u.name and position(u.name || '(' in f.definition) > 0
    )
    select distinct substring(name from '\\.(.*)') as name from users where name like 'public.%' order by name`;
  expect(found.map(({ name }) => name)).toEqual([...limitedByAddress]);
});
