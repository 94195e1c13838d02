import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Actor, sql, stackValue } from "../support/accounts.ts";
import { makeCast } from "../support/cast.ts";
import { invoke } from "./invoke.ts";

// Names with a meaning in JavaScript, used as fields or values, are the caller's error (4xx) or ignored, never ours.
const odd = ['{"__proto__": 1}', '{"__proto__": {"toString": 1}}', '{"constructor": {"prototype": 1}, "toString": 1}'];

let owner: Actor;
beforeAll(async () => {
  owner = (await makeCast()).people.owner;
});
afterAll(() => sql.end());

const functionsFolder = fileURLToPath(new URL("../../supabase/functions/", import.meta.url));
const serverFunctions = readdirSync(functionsFolder, { withFileTypes: true })
  // Health reads no body, and answers 503 by what it finds.
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_") && entry.name !== "health")
  .map(({ name }) => name as Parameters<typeof invoke>[0]);

it.each(serverFunctions)("%s answers odd field names in its body with a status below 500", async (name) => {
  for (const part of odd) {
    const inside = `{"__proto__": 1, "method": "create", "email": ${part}, "jobData": ${part}, "candidateData": ${part}}`;
    for (const body of [part, inside]) {
      const { status } = await invoke(name, body, { token: owner.accessToken });
      expect(status, body).toBeLessThan(500);
    }
  }
});

it("every procedure answers odd names in its arguments with a status below 500", async () => {
  // One without arguments would run, and could end the session used for the rest.
  const procedures = await sql<{ name: string; parameters: string[] }[]>`
    select proname as name, proargnames[1:pronargs] as parameters from pg_proc
    where pronamespace = 'public'::regnamespace and pronargs > 0 and has_function_privilege('authenticated', oid, 'EXECUTE')`;
  expect(procedures.length).toBeGreaterThan(100);
  const statusOf = async (name: string, body: string) => {
    const response = await fetch(`${stackValue("TEST_API_URL")}/rest/v1/rpc/${name}`, {
      method: "POST",
      body,
      headers: {
        apikey: stackValue("TEST_PUBLISHABLE_KEY"),
        authorization: `Bearer ${owner.accessToken}`,
        "content-type": "application/json",
      },
    });
    await response.text();
    return response.status;
  };
  const failed: string[] = [];
  for (const { name, parameters } of procedures) {
    const inArguments = [...odd, `[${odd}]`].map(
      (part) => `{${parameters.map((parameter) => `"${parameter}": ${part}`).join(", ")}}`,
    );
    const asArgument = `{"__proto__": 1, "${parameters[0]}": null}`;
    await Promise.all(
      [asArgument, ...inArguments].map(async (body) => {
        if ((await statusOf(name, body)) >= 500) failed.push(`${name} ${body}`);
      }),
    );
  }
  expect(failed).toEqual([]);
  expect(await statusOf("get_frame", "{}")).toBe(200);
});
