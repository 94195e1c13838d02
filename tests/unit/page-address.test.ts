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
])("the address of the job %j at %j is %s", (title, company, key) => {
  expect(keyOf(title, company)).toBe(key);
});

test("a long title is cut between words, or inside a single overlong word", () => {
  expect(keyOf("word ".repeat(60))).toBe(`${Array(16).fill("word").join("-")}-${id}`);
  expect(keyOf("x".repeat(300))).toBe(`${"x".repeat(80)}-${id}`);
  expect(keyOf(`${"x".repeat(80)} y`)).toBe(`${"x".repeat(80)}-${id}`);
});

test("the id is found after any words, and malformed ids are rejected", () => {
  for (const key of [id, id.toUpperCase(), keyOf("Engineer", "Acme"), companyKey({ id, name: "A B" })])
    expect(idInKey(key)).toBe(id);
  // A company's name may look like an id.
  const other = "00000000-0000-4000-8000-000000000000";
  expect(idInKey(companyKey({ id, name: other }))).toBe(id);
  for (const key of ["remote", `x${id}`, `${id}-x`, `${id}.html`, ""]) expect(idInKey(key)).toBe(key);
});

test("address words contain only letters, digits and hyphens", () => {
  for (const text of ["../../x", "//a?b#c%2e", "a\\b\u0000\n", "<script>"])
    expect(addressWords(text)).toMatch(/^[a-z0-9-]*$/);
});
