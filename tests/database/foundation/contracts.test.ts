import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  companyTransitions,
  withdrawableStatuses,
} from "../../../supabase/functions/_shared/contracts/applications/application-status.ts";
import {
  type Candidate,
  completionItems,
  profileCompletion,
} from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { benefits } from "../../../supabase/functions/_shared/contracts/companies/benefits.ts";
import { messageDecisions } from "../../../supabase/functions/_shared/contracts/conversations/message-report.ts";
import * as enums from "../../../supabase/functions/_shared/contracts/enums.ts";
import {
  buckets,
  type FileEnding,
  fileTypes,
  publicBuckets,
} from "../../../supabase/functions/_shared/contracts/files/files.ts";
import { mostToOrder } from "../../../supabase/functions/_shared/contracts/jobs/job-filter.ts";
import { reportStates } from "../../../supabase/functions/_shared/contracts/jobs/job-report.ts";
import { searchFrequencies } from "../../../supabase/functions/_shared/contracts/jobs/saved-search.ts";
import { limits, pageSize } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { notificationTypes } from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import { declineReasons, salaryPeriods } from "../../../supabase/functions/_shared/contracts/offers/offer.ts";
import { ruleOf } from "../../../supabase/local/rules/field-rules.ts";
import { forms } from "../../../supabase/local/rules/forms.ts";
import { sql } from "../../support/accounts.ts";

// The contracts are for the app and the functions, the migrations for the database: compares the two.
describe("SQL and the contracts agree on", () => {
  test.each([
    ["app_role", enums.appRoles],
    ["staff_role", enums.staffRoles],
    ["staff_act", enums.staffActs],
    ["subscription_tier", enums.subscriptionTiers],
    ["subscription_status", enums.subscriptionStatuses],
    ["job_status", enums.jobStatuses],
    ["job_type", enums.jobTypes],
    ["experience_level", enums.experienceLevels],
    ["question_type", enums.questionTypes],
    ["gender", enums.genders],
    ["work_authorization", enums.workAuthorizations],
    ["culture_value", enums.cultureValues],
    ["application_status", enums.applicationStatuses],
    ["put_forward_status", enums.submissionStatuses],
  ] as const)("enum %s", async (name, values) => {
    const rows = await sql<{ value: string }[]>`
      select enumlabel as value from pg_enum join pg_type on pg_type.oid = enumtypid
      where typname = ${name} order by enumsortorder`;
    expect(rows.map((row) => row.value)).toEqual([...values]);
  });

  test("application transitions", async () => {
    const rows = await sql<{ from: string; to: string; by: string }[]>`
      select from_status as from, to_status as to, made_by as by from private.application_transitions`;
    const moves = rows.map((row) => `${row.from} ${row.to} ${row.by}`).sort();
    const expected = [
      ...Object.entries(companyTransitions).flatMap(([from, all]) => all.map((to) => `${from} ${to} company`)),
      ...withdrawableStatuses.map((from) => `${from} withdrawn candidate`),
      // By accepting an offer, which no screen looks up.
      "offered hired candidate",
    ].sort();
    expect(moves).toEqual(expected);
  });

  test("lists in column checks", async () => {
    const constraint = async (table: string, column: string, schema = "public") => {
      const [row] = await sql<{ text: string }[]>`
        select pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = ${`${schema}.${table}`}::regclass and conname = ${`${table}_${column}_check`}`;
      return [...(row?.text ?? "").matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
    };
    expect(await constraint("notifications", "type")).toEqual([...notificationTypes]);
    expect(await constraint("companies", "company_size")).toEqual([...enums.companySizes]);
    expect(await constraint("reported_jobs", "decision", "private")).toEqual([...reportStates]);
    expect(await constraint("message_reports", "decision", "private")).toEqual([...messageDecisions]);
    expect(await constraint("saved_searches", "frequency", "private")).toEqual([...searchFrequencies]);
    expect(await constraint("offers", "salary_period", "private")).toEqual([...salaryPeriods]);
    expect(await constraint("offers", "reason", "private")).toEqual([...declineReasons]);
  });

  test("company benefits", async () => {
    expect(await sql`select unnest(private.benefits()) as benefit`).toEqual(benefits.map((benefit) => ({ benefit })));
    expect(benefits).toHaveLength(24);
  });

  test("storage buckets", async () => {
    const rows = await sql<{ id: string; public: boolean; limit: string; types: string[]; endings: string[] }[]>`
      select id, public, file_size_limit as limit, allowed_mime_types as types, private.bucket_endings(id) as endings
      from storage.buckets order by id`;
    const expected = Object.entries(buckets)
      .map(([id, { maxBytes, endings }]) => ({
        id,
        public: (publicBuckets as readonly string[]).includes(id),
        limit: String(maxBytes),
        types: [...new Set(endings.map((ending: FileEnding) => fileTypes[ending]))].sort(),
        endings: [...endings].sort(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const found = rows.map((row) => ({ ...row, types: [...row.types].sort(), endings: [...row.endings].sort() }));
    expect(found.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(expected);
    expect(found.flatMap((row) => row.types).filter((type) => /svg|html/.test(type))).toEqual([]);
  });

  /** A form's field limits, by table and column: columns have the fields' names. */
  const limitsOf = (table: string, { shape }: z.ZodMiniObject) =>
    Object.entries(shape).flatMap(([field, schema]) => {
      const { max, max_items } = ruleOf(schema);
      const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return max ? [[table, column, max_items ? `${max_items}, ${max}` : max] as const] : [];
    });
  const {
    bio: _bio,
    phoneNumber: phone,
    alternatePhoneNumber: alternatePhone,
    ...profile
  } = forms.candidates.profile.shape;

  test.each([
    ...limitsOf("companies", forms.companies.profile),
    ...limitsOf("companies", forms.companies.registration),
    ...limitsOf("candidates", z.object({ ...profile, phone, alternatePhone })),
    ...limitsOf("candidates", forms.candidates.address),
    ...limitsOf("jobs", forms.jobs.job),
    ...limitsOf("job_questions", forms.jobs.question),
    ["companies", "website", limits.url],
    ["companies", "rejection_reason", limits.rejectionReason],
    ["company_users", "first_name", limits.personName],
    ["candidates", "bio", limits.bio],
    ["candidates", "management_terms", limits.managementTerms],
    ["candidates", "certificates", `${limits.certificates}, ${limits.url}`],
  ] as const)("limit of %s.%s", async (table, column, limit) => {
    const rows = await sql<{ text: string }[]>`
      select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = ${`public.${table}`}::regclass and contype = 'c'
        and pg_get_constraintdef(oid) ~ ${`\\m${column}\\M`}`;
    const functions = await sql<{ text: string }[]>`
      select pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'private'::regnamespace and proname in ('is_http_url', 'is_email')`;
    const text = rows.map((row) => row.text).join("\n");
    const whole = /is_http_url/.test(text) ? functions.map((row) => row.text).join("\n") : text;
    expect(whole).toMatch(new RegExp(`(?<!\\d)${limit}(?!\\d)`));
  });

  test("the size of a page", async () => {
    const [row] = await sql<{ size: number }[]>`select private.page_limit(null) as size`;
    expect(row?.size).toBe(pageSize);
    const [search] = await sql<{ text: string }[]>`
      select prosrc as text from pg_proc where oid = 'public.search_jobs'::regproc`;
    expect(search?.text).toContain(`coalesce(p_limit, ${pageSize}), 1), ${mostToOrder})`);
  });

  test("profile completion, whatever is missing", async () => {
    const full: Candidate = {
      id: "",
      user_id: "",
      first_name: "Nadia",
      last_name: "Ferreira",
      email: "nadia@example.com",
      phone: "+1 555 0100",
      alternate_phone: null,
      title: "Engineer",
      bio: "Engineer\nBuilds things.",
      skills: ["Go"],
      gender: "female",
      work_authorization: "h1b",
      experience_years: 3,
      street: "1 Main Street",
      unit: null,
      city: "Boulder",
      state: "CO",
      zip_code: "80301",
      country: "United States",
      portfolio_url: null,
      github_url: null,
      linkedin_url: null,
      resume_url: "folder/resume.pdf",
      cover_letter_url: null,
      certificates: [],
      is_managed_by_company: false,
      managing_company_id: null,
      shown_to_partners: false,
      culture_values: [],
      years_follow_history: false,
    };
    const holes: Partial<Candidate>[] = [
      { first_name: "" },
      { last_name: "" },
      { phone: null },
      { title: null, bio: "\nOnly a bio." },
      { bio: "Only a title" },
      { skills: [] },
      { gender: null },
      { work_authorization: null },
      { street: null },
      { city: null },
      { state: null },
      { zip_code: null },
      { country: null },
      { resume_url: null },
    ];
    const profiles = holes
      .map((_, count) => Object.assign({}, full, ...holes.slice(0, count)))
      .concat(holes.map((hole) => ({ ...full, ...hole }))) as Candidate[];
    const verdicts = new Map<number, boolean | undefined>();
    for (const profile of profiles) {
      const { id: _id, user_id: _user, ...columns } = profile;
      const [row] = await sql<{ missing: string[]; complete: boolean }[]>`
        select private.candidate_missing_fields(c) as missing, private.is_profile_complete(c) as complete
        from jsonb_populate_record(null::public.candidates, ${sql.json(columns as never)}) as c`;
      const { missing, isComplete, needed } = profileCompletion(profile);
      expect(row).toEqual({ missing, complete: isComplete });
      verdicts.set(missing.length, row?.complete);
      // That many more complete it, and no fewer.
      expect(verdicts.get(missing.length - needed)).toBe(true);
      if (needed > 0) expect(verdicts.get(missing.length - needed + 1)).toBe(false);
    }
    const [empty] = await sql<{ missing: string[] }[]>`
      select private.candidate_missing_fields(null::public.candidates) as missing`;
    expect(empty?.missing).toEqual([...completionItems]);
  });
});
