import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { password, passwordRules } from "../../../supabase/functions/_shared/contracts/accounts/account.ts";
import { getCandidateDataRequestSchema } from "../../../supabase/functions/_shared/contracts/candidates/candidate-input.ts";
import { buckets, signedUrlSeconds } from "../../../supabase/functions/_shared/contracts/files/files.ts";
import {
  dailyQuotas,
  pickNoticeHours,
  withdrawalMinutes,
} from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, sql, uniqueEmail } from "../../support/accounts.ts";

// Facts repeated in two places because two languages need them.

/** A value from config.toml. */
function configured(name: string): string {
  const [, value] =
    new RegExp(`^${name} = "?([^"\\n]+)"?$`, "m").exec(readFileSync("supabase/config.toml", "utf8")) ?? [];
  if (value === undefined) throw new Error(`config.toml has no ${name}.`);
  return value;
}

describe("a password", () => {
  const classes = { lower: "abcdefgh", upper: "ABCDEFGH", digits: "12345678", letters: "" };
  const accepts = (text: string) => password.safeParse(text).success;

  test("has the length and characters that config.toml requires", () => {
    const least = Number(configured("minimum_password_length"));
    expect(accepts("aB3".padEnd(least, "x"))).toBe(true);
    expect(accepts("aB3".padEnd(least - 1, "x"))).toBe(false);
    const asked = configured("password_requirements").split("_") as (keyof typeof classes)[];
    expect(asked.sort()).toEqual(Object.keys(classes).sort());
    for (const missing of asked.filter((name) => classes[name] !== "")) {
      const others = asked.filter((name) => name !== missing).map((name) => classes[name]);
      expect(accepts(others.join("")), `without ${missing}`).toBe(false);
    }
    expect(accepts(Object.values(classes).join(""))).toBe(true);
  });

  test.each([
    "Abcdef1",
    "Abcdefg1",
    "abcdefg1",
    "ABCDEFG1",
    "Abcdefgh",
    "Äbcdefg1",
    "Ünïcödé1A",
    `Aa1${"x".repeat(69)}`,
  ])("%j gets the same result from the auth service, the contract and the checklist on screen", async (text) => {
    const { error } = await anonymous().auth.signUp({ email: uniqueEmail("password"), password: text });
    expect(error === null, error?.message).toBe(accepts(text));
    expect(passwordRules.every((rule) => rule.test(text))).toBe(accepts(text));
  });
});

test("the code behind an emailed link is too long to guess", () => {
  expect(configured("otp_length")).toBe("10");
});

test("the upload limit allows files as large as the largest bucket does", () => {
  const [, amount, unit] = /^(\d+)(MiB|KiB)$/.exec(configured("file_size_limit")) ?? [];
  const bytes = Number(amount) * 1024 * (unit === "MiB" ? 1024 : 1);
  expect(bytes).toBeGreaterThanOrEqual(Math.max(...Object.values(buckets).map(({ maxBytes }) => maxBytes)));
});

test("a signed link works for at most an hour", () => {
  const files = ["src", "supabase/functions"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  const lifetimes = [...files.join("\n").matchAll(/\.createSignedUrls?\([^,()]+, (\w+)/g)].map(
    ([, lifetime]) => lifetime,
  );
  expect(new Set(lifetimes)).toEqual(new Set(["signedUrlSeconds"]));
  expect(signedUrlSeconds).toBeLessThanOrEqual(3600);
});

test.each(Object.entries(dailyQuotas))("the daily quota of %s is the same in SQL", async (of, most) => {
  const [row] = await sql<{ quota: number }[]>`select private.daily_quota(${of}) as quota`;
  expect(row?.quota).toBe(most);
});

test("the largest page a candidate can request is SQL's maximum", async () => {
  const [row] = await sql<{ most: number }[]>`select private.page_limit(1000000) as most`;
  const request = (limit: number) => getCandidateDataRequestSchema.safeParse({ operation: "potential-jobs", limit });
  expect([request(row?.most ?? 0).success, request((row?.most ?? 0) + 1).success]).toEqual([true, false]);
});

test("messages can be withdrawn and times picked for as long as the screens say", async () => {
  const [row] = await sql<{ minutes: number; hours: number }[]>`
    select extract(epoch from private.withdrawal_time())::int / 60 as minutes, extract(epoch from private.pick_notice())::int / 3600 as hours`;
  expect(row).toEqual({ minutes: withdrawalMinutes, hours: pickNoticeHours });
});
