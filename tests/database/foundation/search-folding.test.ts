import type { Fragment } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchText } from "../../../supabase/functions/_shared/contracts/search-text.ts";
import { type Actor, makeAdmin, seed, sql, unique } from "../../support/accounts.ts";
import { makeCompany, makePartners, type TestCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { latinNames, otherNames } from "../../support/names.ts";
import { randomOf } from "../../support/random.ts";

const perLanguage = 12;
const below = randomOf(seed);
/** Makes the name unique. */
const middleName = () => Array.from({ length: 9 }, () => String.fromCharCode(97 + below(26))).join("");
const pick = (words: string) => words.split(" ")[below(words.split(" ").length)] as string;

interface Named {
  id: string;
  /** The account of their namesake, who works for the company. */
  staff: string;
  first: string;
  last: string;
}
const named = (first: string, last: string): Named => ({
  id: crypto.randomUUID(),
  staff: crypto.randomUUID(),
  first,
  last,
});
/** One company per language. */
const groups = [
  ...Object.values(latinNames).map(([first, last]) =>
    Array.from({ length: perLanguage }, () => named(`${pick(first)} ${middleName()}`, pick(last))),
  ),
  otherNames.map((name) => named(`${name.split(" ")[0]}`, `${name.split(" ").slice(1).join(" ")} ${middleName()}`)),
];
const people = groups.flat();

let companies: TestCompany[];
let admin: Actor;
beforeAll(async () => {
  // TEST_SEED reproduces the names.
  console.info(`TEST_SEED=${seed}`);
  admin = await makeAdmin();
  companies = await Promise.all(groups.map(() => makeCompany()));
  await Promise.all(
    companies.map(async (company, at) => {
      const job = await makeJob(company);
      await sql.begin(async (write) => {
        const rows = write`jsonb_to_recordset(${write.json(groups[at] as never)}::jsonb) as p (id uuid, staff uuid, first text, last text)`;
        await write`
          insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          select account, 'authenticated', 'authenticated', account || '@example.com', now(), '{}', '{"role": "candidate"}'
          from ${rows} cross join unnest(array[id, staff]) as account`;
        const staff = groups[at]?.map((each) => each.staff) ?? [];
        await write`update public.profiles set role = 'company' where id = any (${staff})`;
        await write`
          delete from public.email_outbox where to_email = any (${staff.map((id) => `${id}@example.com`)})`;
        await write`
          insert into public.candidates (id, user_id, first_name, last_name, email, managing_company_id)
          select id, id, first, last, id || '@example.com', ${company.id} from ${rows}`;
        await write`
          insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
          select staff, ${company.id}, 'recruiter', first, last, staff || '@example.com' from ${rows}`;
        await write`
          insert into public.applications (job_id, candidate_id, company_id, status)
          select ${job.id}, id, ${company.id}, 'applied' from ${rows}`;
        await write`
          insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
          select id, 'invitation.sent', 'invitation', id, jsonb_build_object('name', first || ' ' || last) from ${rows}`;
      });
    }),
  );
});
afterAll(async () => {
  await sql`delete from auth.users where id = any (${people.flatMap(({ id, staff }) => [id, staff])})`;
});

/** Ways people type a name. */
const typedAs = [
  ["as unaccent spells it", sql`extensions.unaccent(first || ' ' || last)`],
  ["in capitals", sql`upper(extensions.unaccent(first || ' ' || last))`],
  ["in full, decomposed", sql`normalize(first || ' ' || last, nfd)`],
  ["with other apostrophes and hyphens", sql`translate(first || ' ' || last, '’''-', '''’‑')`],
  ["with spaces that never break, as a page is copied", sql`replace(first || ' ' || last, ' ', chr(160))`],
  ["without apostrophes", sql`translate(first || ' ' || last, '’''', '')`],
] as const;

/** People missing from a list when a reader types each name. */
async function missedIn(
  list: { found: Fragment; has: Fragment },
  reader: Actor,
  asked: readonly Named[],
  spelling: Fragment,
): Promise<string[]> {
  const rows = await sql.begin(async (read) => {
    const claims = JSON.stringify({ sub: reader.id, role: "authenticated" });
    // Forces index scans despite the small table.
    await read`select set_config('request.jwt.claims', ${claims}, true), set_config('enable_seqscan', 'off', true)`;
    return await read<{ typed: string }[]>`
      with asked as materialized (
        select p.*, ${spelling} as typed
        from jsonb_to_recordset(${read.json(asked as never)}::jsonb) as p (id uuid, staff uuid, first text, last text)
      )
      select typed from asked
      where not exists (select from jsonb_array_elements(to_jsonb(${list.found})) as row where ${list.has})`;
  });
  return rows.map(({ typed }) => typed);
}

const companyLists = {
  represented: {
    found: sql`public.list_managed_candidates(p_search => typed) -> 'candidates'`,
    has: sql`row ->> 'id' = id::text`,
  },
  colleagues: {
    found: sql`public.list_staff(p_search => typed) -> 'staff'`,
    has: sql`row ->> 'user_id' = staff::text`,
  },
  applications: {
    found: sql`public.get_company_applications(p_filter => jsonb_build_object('search', typed)) -> 'applications'`,
    has: sql`position(id::text in row::text) > 0`,
  },
};
const adminLists = {
  people: { found: sql`public.list_people(p_search => typed) -> 'people'`, has: sql`row ->> 'id' = id::text` },
  "who acted": { found: sql`public.search_audit_actors(typed)`, has: sql`row ->> 'id' = id::text` },
  "the audit log": {
    found: sql`public.list_audit_log(jsonb_build_object('search', typed), null, 5) -> 'entries'`,
    has: sql`row -> 'actor' ->> 'id' = id::text`,
  },
};

describe.each(typedAs)("a name typed %s finds its person", (way, spelling) => {
  test.each(Object.entries(companyLists))("in the company's list: %s", async (_, list) => {
    const missed: string[] = [];
    for (const [at, { owner }] of companies.entries()) {
      // Each language as unaccent spells it; every fifth for other ways.
      if (way === typedAs[0][0] || at % 5 === 0)
        missed.push(...(await missedIn(list, owner, groups[at] ?? [], spelling)));
    }
    expect(missed).toEqual([]);
  });

  test.each(Object.entries(adminLists))("in the administrators' list: %s", async (_, list) => {
    // Every name once; for other ways one per language.
    const asked = way === typedAs[0][0] ? people : people.filter((_named, at) => at % perLanguage === 0);
    expect(await missedIn(list, admin, asked, spelling)).toEqual([]);
  });
});

test("names are sorted by the same folding", async () => {
  const { owner, id } = companies[0] as TestCompany;
  const first = async (name: string) =>
    (
      await sql`
      update public.candidates set first_name = ${name} where id = (
        select id from public.candidates where managing_company_id = ${id} order by id limit 1) returning id`
    )[0]?.id;
  for (const [name, place] of [
    ["Äaa", 0],
    ["Ø’Aab", -3],
    ["Żzz", -1],
  ] as const) {
    const changed = await first(name);
    const { data } = await owner.client.rpc("list_managed_candidates", {});
    const names: string[] = data.candidates.map((each: { name_key: string }) => each.name_key);
    expect(names).toEqual(names.toSorted());
    if (place !== -3) expect(data.candidates.at(place).id).toBe(changed);
  }
});

describe("companies, jobs, locations and skills", () => {
  const words = unique("Kjærsgård’s O’Brien");
  const typed = words.replace("æ", "ae").replace("å", "a").replaceAll("’", "'");
  let company: TestCompany;
  let other: TestCompany;
  let jobId: string;
  beforeAll(async () => {
    company = companies[0] as TestCompany;
    other = await makeCompany({ name: words });
    await makePartners(company, other, { jobs: true, candidates: true });
    jobId = (
      await makeJob(other, {
        title: `Café-Leiterin ${words}`,
        location: "São-Tomé, Île-de-France",
        skillsRequired: ["Smørrebrød", "Müsli"],
      })
    ).id;
  });
  const first = async (actor: Actor, name: string, parameters: Record<string, unknown>) =>
    JSON.stringify((await actor.client.rpc(name, parameters)).data);

  const searches: [name: string, actor: () => Actor, parameters: Record<string, unknown>, found: () => string][] = [
    ["search_companies", () => admin, { p_search: typed }, () => other.id],
    ["list_company_queue", () => admin, { p_queue: "approved", p_search: typed }, () => other.id],
    ["list_partnerships", () => admin, { p_search: typed }, () => other.id],
    ["list_partner_jobs", () => company.owner, { p_search: typed }, () => jobId],
    ["list_company_jobs", () => other.owner, { p_search: `CAFE leiterin ${typed}` }, () => jobId],
    ["search_jobs", () => admin, { p_query: `cafe leiterin ${typed}` }, () => jobId],
    ["search_jobs", () => admin, { p_query: typed, p_filter: { place: "Sao Tome, ile de france" } }, () => jobId],
    ["search_jobs", () => admin, { p_query: typed, p_filter: { skills: ["smorrebrod", "Musli"] } }, () => jobId],
    ["count_jobs_by", () => admin, { p_by: ["types"], p_query: typed }, () => '"FULL_TIME":1'],
  ];
  test.each(searches)("%s", async (name, actor, parameters, found) => {
    expect(await first(actor(), name, parameters)).toContain(found());
  });

  test("a word after a short prefix and an apostrophe is found by itself", async () => {
    const oreal = await makeCompany({ name: unique("L’Oréal") });
    const job = await makeJob(oreal);
    for (const p_query of ["oreal", "L'OREAL", "loreal"]) {
      expect(
        await first(admin, "search_jobs", { p_query: `${p_query} ${oreal.name.split("-").slice(1).join("-")}` }),
      ).toContain(job.id);
    }
  });

  test("company names that differ only in ligatures and accents count as the same", async () => {
    const keys = await sql`
      select private.name_key('Smørrebrød & Søn GmbH') = private.name_key('smorrebrod son') as ligatures,
        private.name_key('Łódź O’Brien') = private.name_key('LODZ O''BRIEN') as accents`;
    expect({ ...keys[0] }).toEqual({ ligatures: true, accents: true });
  });
});

test("SQL and the browser fold text the same way", async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at));
  const letters = [
    ...[...range(0x20, 0x7f), ...range(0xc0, 0x250), ...range(0x300, 0x370), ...range(0x1e00, 0x1f00)],
    ...[...range(0x391, 0x3d0), ...range(0x400, 0x530), ...range(0x5d0, 0x5eb), ..."‐‑‒–—―−‘’‛ʹʻʼʽˈˋ′´＇ﬀﬁﬂﬃﬄ"],
  ].filter((letter) => !"×÷".includes(letter));
  const texts = [...letters, ...people.flatMap(({ first, last }) => [first, last, `${first} ${last}`.toUpperCase()])];
  const rows = await sql<{ folded: string }[]>`
    select private.search_text(given #>> '{}') as folded
    from jsonb_array_elements(${sql.json(texts)}::jsonb) with ordinality as inputs (given, place) order by place`;
  const differing = texts.flatMap((text, at) =>
    rows[at]?.folded === searchText(text) ? [] : [[text, rows[at]?.folded, searchText(text)]],
  );
  expect(differing).toEqual([]);
});

test("folding folded text changes nothing", async () => {
  const texts = people.map(({ first, last }) => `${first} ${last}`);
  const [changed] = await sql`
    select count(*)::int as n from unnest(${texts}::text[]) as name
    where private.search_text(private.search_text(name)) <> private.search_text(name)`;
  expect(changed?.n).toBe(0);
});
