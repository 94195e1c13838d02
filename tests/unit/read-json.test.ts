import { expect, it } from "vitest";
import { readJson } from "../../supabase/functions/_shared/http/read-json.ts";

// Without our gateway in front, a function's own limit is the only one.
const post = (body: BodyInit) => new Request("http://127.0.0.1", { method: "POST", body });
const megabyte = 1_048_576;

it("accepts an object of up to 1 MB, and reads an empty body as an empty object", async () => {
  const body = { text: "x".repeat(megabyte - '{"text":""}'.length) };
  expect(await readJson(post(JSON.stringify(body)))).toEqual(body);
  expect(await readJson(post(""))).toEqual({});
});

it("refuses bodies over 1 MB by their actual size", async () => {
  await expect(readJson(post(" ".repeat(megabyte + 1)))).rejects.toMatchObject({ status: 413, code: "body_too_large" });
});

it.each([
  ["no JSON", "{"],
  ["no object", "[]"],
  ["half a character", '{"a": ["\\ud800"]}'],
])("refuses %s", async (_, body) => {
  await expect(readJson(post(body))).rejects.toMatchObject({ status: 422, code: "invalid_json" });
});
