import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../supabase/local/stack/stack.ts";
import { type RawRequest, sendRaw } from "../support/raw-request.ts";
import { startFixtureStack } from "./start-fixture-stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startFixtureStack({ mail: true, functions: true });
});
afterAll(() => stack.stop());

/** Sends the target verbatim, with the secret key. */
const send = (target: string, { headers = {}, ...others }: RawRequest = {}) =>
  sendRaw(stack.apiUrl, {
    target,
    headers: { apikey: stack.secretKey, "content-type": "application/json", ...headers },
    ...others,
  });

describe("an address", () => {
  it.each([
    "/rest/v1/../../_system/info",
    "/rest/v1/%2e%2e/%2e%2e/_system/info",
    "/rest/v1/%2E./.%2e/_system/config",
    "/rest/v1/..%2f..%2f_system/info",
    "/rest/v1/..\\..\\_system\\info",
    "/rest/v1/..%5c..%5c_system%5cinfo",
    "/rest/v1/%252e%252e/%252e%252e/_system/info",
    "/rest/v1/notes%00/../../../_system/info",
    "//_system/info",
    "/rest//v1/notes",
    "/_system/info",
    "/%5fsystem/info",
    "http://127.0.0.1/_system/info",
    "/rest/v1/",
    "/rest/v1/notes/%ff",
    "/functions/v1/_alive",
    "/functions/v1/%5falive",
    "/functions/v1/../../_alive",
    "/functions/v1/healthy/..%2f_alive",
  ])("leading elsewhere returns nothing: %s", async (target) => {
    const { status, text } = await send(target);
    expect(status).toBe(404);
    expect(text).not.toMatch(/postgres|connection/);
  });

  it.each([
    ["POST", "/auth/v1/otp"],
    ["POST", "/auth/v1/magiclink"],
    ["POST", "/auth/v1/invite"],
    ["GET", "/auth/v1/admin/users"],
    ["GET", "/auth/v1/verify?type=recovery&token=x"],
    ["GET", "/auth/v1/authorize?provider=github"],
    ["GET", "/auth/v1/reauthenticate"],
    ["POST", "/auth/v1/token?grant_type=pkce"],
    ["POST", "/auth/v1/token?grant_type=refresh_token&grant_type=password"],
    ["POST", "/storage/v1/bucket"],
    ["GET", "/storage/v1/object/papers/a.pdf"],
    ["GET", "/storage/v1/object/authenticated/papers/a.pdf"],
    ["GET", "/storage/v1/object/info/papers/a.pdf"],
    ["POST", "/storage/v1/object/list/papers"],
    ["POST", "/storage/v1/object/copy"],
    ["POST", "/storage/v1/object/move"],
    ["POST", "/storage/v1/object/sign/papers"],
    ["POST", "/storage/v1/object/upload/sign/papers/a.pdf"],
    ["PUT", "/storage/v1/object/upload/sign/papers/a.pdf"],
    ["PUT", "/storage/v1/object/papers/a.pdf"],
    ["PUT", "/rest/v1/notes"],
  ])("the product does not use is closed, even to the secret key: %s %s", async (method, target) => {
    const { status } = await send(target, { method, ...(method === "GET" ? {} : { body: "{}" }) });
    expect(status).toBe(404);
  });
});

describe("another schema", () => {
  it.each(["accept-profile", "content-profile"])("can't be reached through %s", async (name) => {
    const { status } = await send("/rest/v1/users?select=*", { headers: { [name]: "auth" }, method: "GET" });
    expect(status).toBeGreaterThanOrEqual(400);
    const written = await send("/rest/v1/users", { headers: { [name]: "auth" }, method: "POST", body: "{}" });
    expect(written.status).toBeGreaterThanOrEqual(400);
  });
});

describe("the host header", () => {
  it.each(["evil.example", "evil.example:54321", "127.0.0.1", "127.0.0.1.evil.example", "0.0.0.0:54321"])(
    "%s is refused",
    async (host) => {
      const { status, headers } = await send("/auth/v1/health", { headers: { host } });
      expect(status).toBe(421);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  it("accepts localhost", async () => {
    const { port } = new URL(stack.apiUrl);
    const { status } = await send("/auth/v1/health", { headers: { host: `localhost:${port}` } });
    expect(status).toBe(200);
  });
});

describe("malformed requests", () => {
  const malformed: [string, string | Buffer][] = [
    ["no JSON", "{"],
    ["no object", "7"],
    ["nothing", ""],
    ["bad UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    [
      "a zero character",
      '{"email": "a\\u0000@example.com", "password": "x", "type": "signup", "token_hash": "\\u0000"}',
    ],
    [
      "half a character",
      '{"email": "\\ud800@example.com", "password": "Correct-horse-9", "data": {"role": "\\ud800"}}',
    ],
    ["wrong types", '{"email": {}, "password": [1], "refresh_token": 7, "token_hash": null, "type": 1, "data": "x"}'],
    ["deep nesting", "[".repeat(20_000) + "]".repeat(20_000)],
  ];
  const targets: [string, string][] = [
    ["POST", "/auth/v1/signup"],
    ["POST", "/auth/v1/token?grant_type=password"],
    ["POST", "/auth/v1/token?grant_type=refresh_token"],
    ["POST", "/auth/v1/verify"],
    ["POST", "/auth/v1/recover"],
    ["POST", "/auth/v1/resend"],
    ["PUT", "/auth/v1/user"],
    ["POST", "/auth/v1/logout"],
    ["POST", "/rest/v1/notes"],
    ["PATCH", "/rest/v1/notes?id=eq.1"],
    ["POST", "/rest/v1/rpc/echo"],
    ["POST", "/storage/v1/object/sign/papers/a.pdf"],
    ["DELETE", "/storage/v1/object/papers"],
  ];
  it.each(targets)("never cause a server error: %s %s", async (method, target) => {
    for (const [what, body] of malformed) {
      const { status } = await send(target, { method, body });
      expect(status < 500, `${what}: ${status}`).toBe(true);
      if (/no JSON|UTF-8|zero|half|types/.test(what) && target !== "/rest/v1/rpc/echo" && !/notes|logout/.test(target))
        expect([400, 401, 422], `${what}: ${status}`).toContain(status);
    }
  });

  it("with an invalid form return 400", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const { status } = await send("/storage/v1/object/papers/a.pdf", { method: "POST", body: "nonsense", headers });
    expect(status).toBe(400);
  });

  it.each(["?select=((((", "?limit=x", "?id=eq.x", "?order=.", "?select=%00", "?and=(", "?id=in.("])(
    "never cause a server error with the query %s",
    async (query) => {
      expect((await send(`/rest/v1/notes${query}`)).status).toBeLessThan(500);
    },
  );
});

describe("a query for related rows", () => {
  const nested = (depth: number) => `id,${"notes(id,".repeat(depth)}id${")".repeat(depth)}`;

  it.each([
    ["four levels", nested(4)],
    ["eight levels", nested(8)],
    ["thirteen relations", Array(13).fill("notes(id)").join(",")],
  ])("is refused when it asks for too much: %s", async (_, select) => {
    for (const target of ["notes", "rpc/count_to"]) {
      const method = target === "notes" ? "GET" : "POST";
      const { status, text } = await send(`/rest/v1/${target}?select=${select}`, { method });
      expect({ status, code: JSON.parse(text).code }).toEqual({ status: 400, code: "embed_too_deep" });
    }
  });

  it.each([
    ["three levels", nested(3)],
    ["a name with parentheses", 'id,"notes((((("'],
  ])("is passed to the API: %s", async (_, select) => {
    const { status, text } = await send(`/rest/v1/notes?select=${encodeURIComponent(select)}`);
    expect({ status, code: JSON.parse(text).code }).not.toEqual({ status: 400, code: "embed_too_deep" });
  });
});
