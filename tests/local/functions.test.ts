import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../supabase/local/stack/stack.ts";
import { clientOf, startFixtureStack } from "./start-fixture-stack.ts";

let stack: Stack;

beforeAll(async () => {
  stack = await startFixtureStack({ functions: true, env: { OWN_SECRET: "mine" } });
});
afterAll(() => stack.stop());

const invoke = (name: string, body: unknown) => clientOf(stack).functions.invoke(name, { body: body as object });

/** Status and body of a refused call. */
async function refusal(name: string, body: unknown) {
  const { error } = await invoke(name, body);
  if (!(error instanceof FunctionsHttpError)) throw new Error("The call was not refused.");
  return { status: error.context.status as number, body: await error.context.json() };
}

const expectHealthy = async () => {
  const { data, error } = await invoke("healthy", { text: "four" });
  expect(error).toBeNull();
  expect(data.length).toBe(4);
};

describe("a function", () => {
  it("answers the published client, finds its packages and receives the caller's token", async () => {
    const { data, error } = await invoke("healthy", { text: "hello" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ length: 5 });
  });

  it("answers the browser's preflight itself", async () => {
    const response = await fetch(`${stack.apiUrl}/functions/v1/healthy`, { method: "OPTIONS" });
    expect(response.ok).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("receives bodies of up to a megabyte in full, and no larger ones", async () => {
    const send = (bytes: number) =>
      fetch(`${stack.apiUrl}/functions/v1/counting`, { method: "POST", body: new Uint8Array(bytes) });
    expect(await (await send(1_048_576)).json()).toEqual({ bytes: 1_048_576 });
    const refused = await send(1_048_577);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { code: "body_too_large" } });
  });

  it("has the environment of the hosted runtime, and none of our own variables", async () => {
    const response = await fetch(`${stack.apiUrl}/functions/v1/environment`);
    const values = (await response.json()) as Record<string, string>;
    expect(values).toMatchObject({
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_DB_URL: stack.databaseUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secretKey }),
      SUPABASE_ANON_KEY: stack.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: stack.secretKey,
      SITE_URL: stack.webUrl,
      OUTBOX_SECRET: stack.outboxSecret,
      OWN_SECRET: "mine",
    });
    expect(values.FAIRMATCH_JWT_SECRET).toBeUndefined();
    expect(values.VITEST).toBeUndefined();
  });
});

describe("an error in a function", () => {
  it("answers 500 without details when thrown", async () => {
    const { status, body } = await refusal("crashing", { how: "throw" });
    expect(status).toBe(500);
    expect(body.error.code).toBe("worker_error");
    expect(JSON.stringify(body)).not.toContain("secret detail");
    await expectHealthy();
  });

  it("answers 503 for that function only when it fails to load", async () => {
    const { status, body } = await refusal("broken", {});
    expect(status).toBe(503);
    expect(body.error.code).toBe("boot_error");
    await expectHealthy();
  });

  it("affects no other call when it happens after the response", async () => {
    const before = stack.functions?.pid();
    expect((await invoke("crashing", { how: "later" })).data).toEqual({ ok: true });
    await expectHealthy();
    expect(stack.functions?.pid()).toBe(before);
  });

  it("answers 404 for an unknown name, also for names that leave the folder", async () => {
    expect((await refusal("unknown", {})).status).toBe(404);
    const response = await fetch(`${stack.apiUrl}/functions/v1/..%2f..%2fhealthy`);
    expect(response.status).toBe(404);
  });
});

describe("the functions server", () => {
  it("restarts after a function ends the process, and answers 503 until then", async () => {
    const before = stack.functions?.pid();
    const { status, body } = await refusal("crashing", { how: "exit" });
    expect(status).toBe(503);
    expect(body.error.code).toBe("functions_unavailable");
    await expect.poll(() => stack.functions?.pid()).not.toBe(before);
    await expect.poll(() => stack.functions?.port()).toBeDefined();
    await expectHealthy();
  });

  it("restarts after being killed", async () => {
    const before = stack.functions?.pid() ?? 0;
    process.kill(before, "SIGKILL");
    await expect.poll(() => stack.functions?.pid()).not.toBe(before);
    await expect.poll(() => stack.functions?.port()).toBeDefined();
    await expectHealthy();
  });
});
