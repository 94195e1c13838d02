import { expect, test } from "vitest";
import { addressWords, companyKey, idInKey, jobKey } from "../../supabase/functions/_shared/contracts/page-address.ts";

const id = "4f4e18d0-cafb-443d-be44-2c66dcf741aa";
const keyOf = (title: string, company_name = "") => jobKey({ id, title, company_name });

test.each([
  ["Senior Backend Engineer", "Quillmark", `senior-backend-engineer-quillmark-${id}`],
  ["Über-Koch (m/w/d)", "O’Brien & Söhne", `uber-koch-m-w-d-obrien-sohne-${id}`],
  ["C++ / C#", "", `c-plus-plus-c-sharp-${id}`],
  ["技術者", "株式会社", id],
  ["😀", "--", id],
  ["", "", id],
])("a job %j at %j is at %s", (title, company, key) => {
  expect(keyOf(title, company)).toBe(key);
});

test("a long title is cut between words, and inside one that is too long itself", () => {
  expect(keyOf("word ".repeat(60))).toBe(`${Array(16).fill("word").join("-")}-${id}`);
  expect(keyOf("x".repeat(300))).toBe(`${"x".repeat(80)}-${id}`);
  expect(keyOf(`${"x".repeat(80)} y`)).toBe(`${"x".repeat(80)}-${id}`);
});

test("the id is found behind any words, and nothing else is one", () => {
  for (const key of [id, id.toUpperCase(), keyOf("Engineer", "Acme"), companyKey({ id, name: "A B" })])
    expect(idInKey(key)).toBe(id);
  // A company's name may look like an id.
  const other = "00000000-0000-4000-8000-000000000000";
  expect(idInKey(companyKey({ id, name: other }))).toBe(id);
  for (const key of ["remote", `x${id}`, `${id}-x`, `${id}.html`, ""]) expect(idInKey(key)).toBe(key);
});

test("words hold nothing that means anything in an address", () => {
  for (const text of ["../../x", "//a?b#c%2e", "a\\b\u0000\n", "<script>"])
    expect(addressWords(text)).toMatch(/^[a-z0-9-]*$/);
});
