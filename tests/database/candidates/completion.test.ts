// @vitest-environment node
import { afterAll, expect, test } from "vitest";
import { asTyped } from "@/candidates/candidate/profile/as-typed";
import { profileFormValues } from "@/candidates/model/profile-form-values";
import {
  type Candidate,
  completionItems,
  profileCompletion,
} from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { sql } from "../../support/accounts.ts";
import { randomOf } from "../../support/random.ts";

afterAll(() => sql.end());

const draw = randomOf(process.env.TEST_SEED ?? "completion");
const oneOf = <Value>(...values: Value[]): Value => values[draw(values.length)] as Value;
const maybe = (...values: string[]) => oneOf(null, "", ...values);

/** A random stored profile: each field null, empty or filled. */
const randomProfile = (): Candidate => ({
  id: "00000000-0000-4000-8000-000000000000",
  user_id: "00000000-0000-4000-8000-000000000000",
  first_name: oneOf("", "Nadia", "美鈴"),
  last_name: oneOf("", "Ferreira"),
  email: oneOf("", "nadia@example.com"),
  phone: maybe("+1 555 0100"),
  alternate_phone: maybe("+1 555 0101"),
  title: maybe("Engineer"),
  bio: maybe(
    "Engineer",
    "Engineer\nBuilds.",
    "\nBuilds.",
    "Engineer\n",
    "Engineer\n\n  ",
    "\n\n",
    "Engineer\n\nBuilds.\nMore.",
  ),
  skills: oneOf([], ["Go"], ["Go", "Kafka"]),
  gender: oneOf(null, "female" as const),
  work_authorization: oneOf(null, "h1b" as const),
  experience_years: oneOf(null, 0, 9),
  street: maybe("1 Main Street"),
  unit: maybe("5"),
  city: maybe("Boulder"),
  state: maybe("CO"),
  zip_code: maybe("80301"),
  country: maybe("United States"),
  portfolio_url: null,
  github_url: null,
  linkedin_url: null,
  resume_url: maybe("folder/resume.pdf"),
  cover_letter_url: null,
  certificates: [],
  is_managed_by_company: false,
  managing_company_id: null,
  shown_to_partners: false,
  culture_values: [],
  years_follow_history: oneOf(true, false),
});
const history = { positions: [], schools: [] };
const profiles = Array.from({ length: 400 }, randomProfile);

test("the database and the browser find the same missing fields for random profiles", async () => {
  const rows = await sql<{ missing: string[]; complete: boolean }[]>`
    select private.candidate_missing_fields(c) as missing, private.is_profile_complete(c) as complete
    from jsonb_array_elements(${sql.json(profiles as never)}) with ordinality as given (profile, position),
      jsonb_populate_record(null::public.candidates, given.profile) as c
    order by given.position`;
  expect(rows.map(({ missing, complete }) => ({ missing, complete }))).toEqual(
    profiles.map((profile) => {
      const { missing, isComplete } = profileCompletion(profile);
      return { missing, complete: isComplete };
    }),
  );
});

test("missing items are listed once, in a fixed order, and counted out of 15", () => {
  for (const profile of profiles) {
    const { missing, filled, percent, isComplete, needed } = profileCompletion(profile);
    expect(missing).toEqual(completionItems.filter((item) => missing.includes(item)));
    expect(filled + missing.length).toBe(15);
    expect(percent % 10).toBe(0);
    expect(Math.abs(percent - (filled / 15) * 100)).toBeLessThanOrEqual(5);
    expect(isComplete).toBe(percent >= 80);
    expect(needed).toBe(Math.max(0, 12 - filled));
  }
});

test("an unchanged form counts the same as the stored profile", () => {
  for (const profile of profiles.filter(({ email }) => email)) {
    const typed = asTyped(profile, profileFormValues(profile, history));
    expect(profileCompletion(typed).missing).toEqual(profileCompletion(profile).missing);
    expect(asTyped(typed, profileFormValues(typed, history))).toEqual(typed);
  }
});

test("filling in a field removes its item from the list and never lowers the percentage", () => {
  const filling: Partial<Candidate>[] = [
    { first_name: "Nadia" },
    { phone: "+1 555 0100" },
    { skills: ["Go"] },
    { gender: "male" },
    { street: "1 Main Street" },
    { resume_url: "folder/resume.pdf" },
  ];
  for (const profile of profiles) {
    const before = profileCompletion(profile);
    for (const filled of filling) {
      const after = profileCompletion({ ...profile, ...filled });
      expect(before.missing).toEqual(expect.arrayContaining(after.missing));
      expect(before.missing.length - after.missing.length).toBeLessThanOrEqual(1);
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
    }
  }
});
