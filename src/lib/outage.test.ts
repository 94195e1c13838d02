import { productName } from "@contracts/operator";
import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMissing, isRefusal, parseError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { invokeFunction } from "@/lib/invoke-function";
import { readOutage } from "@/lib/outage";
import { isUnanswered } from "@/lib/send-safely";
import { createSessionFetch, fetchByOwnClock } from "@/lib/session-fetch";

const { post } = vi.hoisted(() => ({ post: vi.fn<() => Promise<Response>>() }));
vi.mock("@/lib/api-fetch", () => ({ postToApi: post }));
beforeEach(() => void post.mockReset());

const page = (status: number, headers: Record<string, string> = {}) =>
  new Response("<!doctype html><h1>Sorry</h1>", { status, headers: { "content-type": "text/html", ...headers } });
const json = (status: number, body: object) => Response.json(body, { status });
const database = (code: string) => ({ code, message: "No database", details: null, hint: null });
const says = (what: string) => `${productName} ${what}`;
const unavailable = says("isn't available right now.");
const tooMany = "There were too many requests in a short time.";
const inMaintenance = says("can't be reached right now. It may be down for maintenance.");

async function failureOf(call: () => Promise<unknown>, answer: Response) {
  post.mockResolvedValueOnce(answer);
  return parseError(await call().catch((error: unknown) => error));
}
const ofProcedure = (answer: Response) => failureOf(() => callProcedure("get_frame", {}), answer);
const ofFunction = (answer: Response) => failureOf(() => invokeFunction("delete-account", {} as never), answer);

describe("an outage", () => {
  it.each([
    ["503 while the database restarts", json(503, database("PGRST002")), "restarting", says("is restarting."), 10],
    ["503 as the database stops", json(503, database("57P01")), "http_503", says("is restarting."), 10],
    ["502 as a page", page(502), "http_502", unavailable, 10],
    ["503 without a body", new Response(null, { status: 503 }), "http_503", unavailable, 10],
    ["504 as text", new Response("Gateway timeout", { status: 504 }), "http_504", says("didn't answer in time."), 10],
    ["429", page(429), "busy", tooMany, 30],
    ["429 with a time to retry", page(429, { "retry-after": "7" }), "busy", tooMany, 7],
    ["429 for an hour", page(429, { "retry-after": "3600" }), "busy", tooMany, undefined],
    ["413 as a page", page(413), "too_large", "This is too large to send.", undefined],
    ["540 of a paused project", page(540), "paused", says("is paused right now."), 60],
    ["522 in maintenance", page(522), "http_522", inMaintenance, 30],
    ["404 of a missing procedure", json(404, database("PGRST202")), "PGRST202", says("is being updated."), 10],
  ])("gets a message for %s", async (_, answer, code, message, retryIn) => {
    expect(await ofProcedure(answer)).toMatchObject({ code, message, outage: { retryIn } });
  });

  it.each([
    ["546 of a function out of memory", json(546, { code: "WORKER_LIMIT", message: "Memory" }), "http_546", undefined],
    ["503 of a function that doesn't start", json(503, { code: "BOOT_ERROR", message: "Boot" }), "http_503", 10],
    ["404 of a missing function", json(404, { code: "NOT_FOUND", message: "Not found" }), "updating", 10],
    ["404 as a page", page(404), "updating", 10],
    ["413 as text", new Response("Too large", { status: 413 }), "too_large", undefined],
  ])("is recognized from a function's %s", async (_, answer, code, retryIn) => {
    const error = await ofFunction(answer);
    expect(error).toMatchObject({ code, outage: { retryIn } });
    expect(error.message).not.toContain("unexpected");
    expect(isMissing(error)).toBe(false);
  });

  it("is never assumed from errors of our SQL or functions", async () => {
    const raised = { code: "PT429", message: "Wait a minute", details: null, hint: "too_many" };
    expect(await ofProcedure(json(429, raised))).toMatchObject({ message: "Wait a minute", outage: undefined });
    const envelope = { error: { code: "not_found", message: "There is no such file" } };
    const missing = await ofFunction(json(404, envelope));
    expect(missing).toMatchObject({ message: "There is no such file", outage: undefined });
    expect(isMissing(missing)).toBe(true);
    expect(readOutage({ status: 500, body: null })).toBeNull();
  });

  it("leaves the outcome unknown only if the call may have run", async () => {
    const open = [page(502), page(522), json(546, {}), json(503, database("PGRST001"))];
    for (const answer of open) expect(isUnanswered(await ofProcedure(answer))).toBe(true);
    const undone = [json(503, database("PGRST002")), page(429), page(540), page(413)];
    for (const answer of undone) expect(isUnanswered(await ofProcedure(answer))).toBe(false);
    expect(isRefusal(await ofProcedure(page(429)))).toBe(false);
  });

  it("accepts a date as the time to retry", () => {
    const retryAfter = new Date(Date.now() + 20_000).toUTCString();
    const { retryIn } = readOutage({ status: 503, body: null, retryAfter }) ?? {};
    expect(retryIn).toBeGreaterThanOrEqual(18);
    expect(retryIn).toBeLessThanOrEqual(21);
    expect(readOutage({ status: 503, body: null, retryAfter: "soon" })).toMatchObject({ retryIn: 10, isBlip: true });
  });
});

describe("an auth service outage", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("keeps the status that the auth client would drop", async () => {
    vi.stubGlobal("fetch", async () => page(540));
    const answer = await fetchByOwnClock("http://localhost/auth/v1/token");
    expect(answer.status).toBe(540);
    expect(await answer.json()).toEqual({ error_code: "http_540" });
  });

  it("does not end a session that could not be renewed", async () => {
    const fetch = vi.fn(async () => json(401, database("PGRST303")));
    vi.stubGlobal("fetch", fetch);
    const none = { user: null, session: null };
    const withErrors = (read: unknown, renewal: unknown) =>
      createSessionFetch(
        {
          getSession: async () => ({ data: { session: null }, error: read }) as never,
          refreshSession: async () => ({ data: none, error: renewal }) as never,
        },
        "key",
      );
    const isOut = new AuthRetryableFetchError("{}", 503);
    const refused = new AuthApiError("Not found", 400, "refresh_token_not_found");
    await expect(withErrors(isOut, isOut)("http://localhost/")).rejects.toMatchObject({ code: "http_503" });
    expect(fetch).not.toHaveBeenCalled();
    await expect(withErrors(null, isOut)("http://localhost/")).rejects.toMatchObject({ code: "http_503" });
    expect((await withErrors(null, refused)("http://localhost/")).status).toBe(401);
  });
});
