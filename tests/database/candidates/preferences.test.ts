import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PotentialJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import {
  type PreferencesInput,
  preferencesSchema,
  preferredPlacesLimit,
  preferredTypes,
} from "../../../supabase/functions/_shared/contracts/candidates/preferences.ts";
import {
  type CultureValue,
  type ExperienceLevel,
  experienceLevels,
} from "../../../supabase/functions/_shared/contracts/enums.ts";
import type { JobFilter } from "../../../supabase/functions/_shared/contracts/jobs/job-filter.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql, unique } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, whoCan } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

// Preferences narrow what a candidate is shown, but nothing that a company is shown.

// Deterministic.
const random = randomOf("preferences");
const some = <T>(values: readonly T[], most = values.length): T[] =>
  values.filter(() => random(2) === 0).slice(0, most);

const empty: PreferencesInput = { types: [], levels: [], places: [], isRemote: false, salaryFrom: null };
const set = ({ client }: Pick<Actor, "client">, preferences: object) =>
  client.rpc("set_my_preferences", { p_preferences: { ...empty, ...preferences } });
const get = async ({ client }: Pick<Actor, "client">) => (await client.rpc("get_my_preferences")).data;

let candidate: TestCandidate;
const cast = await makeCast();
beforeEach(async () => {
  candidate = await makeCandidate();
});

describe("preferences", () => {
  test("start empty, are saved as a whole and belong only to their owner", async () => {
    const nothing = {
      types: [],
      levels: [],
      places: [],
      is_remote: false,
      salary_from: null,
      culture_values: [],
      filter: {},
    };
    expect(await get(candidate)).toEqual(nothing);
    const { data, error } = await set(candidate, {
      types: ["CONTRACT", "FULL_TIME"],
      levels: ["lead"],
      places: [" Denver, CO ", "denver, co", "Ohio", ""],
      isRemote: true,
      salaryFrom: 90_000,
    });
    expect(error).toBeNull();
    expect(data).toEqual({
      ...nothing,
      types: ["FULL_TIME", "CONTRACT"],
      levels: ["lead"],
      places: ["Denver, CO", "Ohio"],
      is_remote: true,
      salary_from: 90_000,
      filter: {
        place: "Denver, CO",
        places: ["Ohio"],
        remote: true,
        types: ["FULL_TIME", "CONTRACT", "REMOTE"],
        levels: ["lead"],
        salary: 90_000,
      },
    });
    expect(await get(candidate)).toEqual(data);
    expect(await get(await makeCandidate())).toEqual(nothing);
    expect((await set(candidate, { salaryFrom: 0 })).data).toEqual(nothing);
  });

  test("store ways of working in the profile, and keep them if they aren't sent", async () => {
    const culture_values: CultureValue[] = ["written_first", "mentoring"];
    const { data } = await set(candidate, { cultureValues: [...culture_values].reverse() });
    expect(data).toMatchObject({ culture_values, filter: {} });
    const stored = await sql`select culture_values from public.candidates where id = ${candidate.candidateId}`;
    expect(stored).toMatchObject([{ culture_values }]);
    expect((await set(candidate, {})).data).toMatchObject({ culture_values });
    expect((await set(candidate, { cultureValues: [] })).data).toMatchObject({ culture_values: [] });
  });

  test.each<[string, object]>([
    ["remote as a type, although it has its own field", { types: ["REMOTE"] }],
    ["a type twice", { types: ["CONTRACT", "CONTRACT"] }],
    ["an unknown level", { levels: ["boss"] }],
    ["a location that is too long", { places: ["x".repeat(limits.city + 1)] }],
    ["too many locations", { places: Array.from({ length: preferredPlacesLimit + 1 }, (_, each) => `Place ${each}`) }],
    ["remote that is neither true nor false", { isRemote: "yes" }],
    ["a negative salary", { salaryFrom: -1 }],
    ["a salary that is too large", { salaryFrom: limits.salary + 1 }],
    ["an unknown way of working", { cultureValues: ["loud"] }],
  ])("refuse %s with the form's message", async (_, wrong) => {
    const { error } = preferencesSchema.safeParse({ ...empty, ...wrong });
    const [problem] = error?.issues ?? [];
    const answer = await set(candidate, wrong);
    expect(fieldErrors(answer.error)).toEqual({ [String(problem?.path[0])]: problem?.message });
    expect(await get(candidate)).toMatchObject({ filter: {} });
  });

  test.each(["types", "levels", "places", "cultureValues"])("treat an empty %s like null", async (field) => {
    for (const nothing of ["", null]) expect(await refusal(set(candidate, { [field]: nothing }))).toBeNull();
  });

  test("are refused if they aren't an object", async () => {
    for (const p_preferences of [[], "", 7, null]) {
      expect(await refusal(candidate.client.rpc("set_my_preferences", { p_preferences }))).toBe("PT422 invalid_input");
    }
  });

  test("are for candidates only", async () => {
    expect(await whoCan(cast, async (client) => !(await client.rpc("get_my_preferences")).error)).toEqual([
      "candidate",
    ]);
    expect(await whoCan(cast, async (client) => !(await set({ client }, {})).error)).toEqual(["candidate"]);
    expect(await refusal(set(cast.people.owner, {}))).toBe("PT403 candidates_only");
    expect(await refusal(set(cast.people.admin, {}))).toBe("PT403 candidates_only");
  });
});

describe("preferences and companies", () => {
  let person: TestCandidate;
  let application: string;
  let partner: TestCompany;
  let jobId: string;
  beforeAll(async () => {
    partner = await makeCompany();
    await makePartners(cast.company, partner, { jobs: true, candidates: true });
    person = await makeCandidate({ managedBy: cast.company, assignedTo: cast.people.partnerRecruiter });
    const beside = await makeCandidate({ managedBy: cast.company });
    await sql`update public.candidates set shown_to_partners = true where id in ${sql([person.candidateId, beside.candidateId])}`;
    const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    jobId = job.id;
    application = await makeApplication(job, person);
    await makeApplication(job, beside);
  });

  /** Every call that returns data about candidates to others, by caller. */
  const doors = (): [string, object?][] => [
    ["get_application_detail", { p_application_id: application }],
    ...["best", "newest", "answer"].map((p_sort): [string, object] => [
      "get_job_applications",
      { p_job_id: jobId, p_sort },
    ]),
    ["get_company_applications", { p_company_id: cast.company.id }],
    ["get_job_board", { p_job_id: jobId }],
    ["get_company_dashboard", { p_company_id: cast.company.id }],
    ["list_managed_candidates", { p_company_id: cast.company.id }],
    ["get_managed_candidate", { p_candidate_id: person.candidateId }],
    ["list_candidate_applications", { p_candidate_id: person.candidateId }],
    ["list_jobs_for_candidate", { p_candidate_id: person.candidateId }],
    ["list_candidates_to_put_forward", { p_job_id: jobId }],
    ["list_partner_candidates", { p_company_id: partner.id }],
    ["list_people", { p_search: person.email }],
    ["count_candidates_with_skills", { p_skills: ["TypeScript"] }],
  ];
  async function told(): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    const { owner, recruiter, partnerRecruiter, otherOwner, admin } = cast.clients;
    const readers = { owner, recruiter, partnerRecruiter, otherOwner, admin, partner: partner.owner.client };
    await Promise.all(
      Object.entries(readers).map(async ([role, client]) => {
        for (const [door, args] of doors()) {
          const { data, error } = await client.rpc(door, args);
          all[`${role} ${door} ${JSON.stringify(args)}`] = data ?? error?.code;
        }
        const rows = await client
          .from("candidates")
          .select("id, first_name, skills, updated_at")
          .eq("id", person.candidateId);
        all[`${role} candidates`] = rows.data ?? rows.error?.code;
      }),
    );
    return all;
  }

  test("never change any result for any company, colleague or administrator", async () => {
    const before = await told();
    // Each call returned data to someone.
    for (const [door] of doors()) {
      const answers = Object.entries(before).filter(([key]) => key.includes(` ${door} `));
      expect(
        answers.some(([, answer]) => typeof answer === "object" || typeof answer === "number"),
        door,
      ).toBe(true);
    }
    for (let round = 0; round < 2; round += 1) {
      const { error } = await set(person, {
        types: some(preferredTypes),
        levels: some(experienceLevels),
        places: some(["Denver, CO", "Springfield, IL", "Ohio", "Texas"]),
        isRemote: random(2) === 0,
        salaryFrom: random(2) === 0 ? null : 1 + random(200_000),
      });
      expect(error).toBeNull();
      expect(await told()).toEqual(before);
    }
  });

  test("are read only by procedures that their owner calls", async () => {
    const readers = async (of: string) =>
      (
        await sql<{ name: string }[]>`
          select p.proname as name from pg_proc p
          where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
            and p.proname <> ${of} and pg_get_functiondef(p.oid) ~ ${`\\m${of}\\M`}
          order by 1`
      ).map(({ name }) => name);
    expect(await readers("candidate_preferences")).toEqual([
      "export_my_data",
      "preferences_json",
      "preferred_filter",
      "set_my_preferences",
    ]);
    expect(await readers("preferred_filter")).toEqual(["get_potential_jobs", "preferences_json"]);
    expect(await readers("preferences_json")).toEqual(["get_my_preferences", "set_my_preferences"]);
  });
});

describe("preferences and the candidate's own lists", () => {
  const word = unique("preferred").replaceAll("-", "");
  const places = ["Denver, CO", "Boulder, CO", "Columbus, Ohio", "Remote", "Austin, TX"];
  let person: TestCandidate;
  beforeAll(async () => {
    const company = await makeCompany();
    person = await makeCandidate({ skills: Array.from({ length: 6 }, (_, each) => `${word} ${each}`) });
    for (let each = 0; each < 40; each += 1) {
      const job = await makeJob(company, {
        location: places[random(places.length)] as string,
        jobType: ([...preferredTypes, "REMOTE"] as const)[random(5)] as (typeof preferredTypes)[number],
        skillsRequired: [`${word} ${random(9)}`, `${word} ${random(9)}`],
      });
      const level = experienceLevels[random(experienceLevels.length)] as ExperienceLevel;
      const salary = random(3) === 0 ? null : 40_000 + random(100_000);
      await sql`
        update public.jobs set experience_level = ${level}, salary_min = ${salary}, salary_max = ${salary} where id = ${job.id}`;
      if (random(5) === 0) await makeApplication(job, person);
    }
  });

  interface Page {
    jobs: PotentialJob[];
    within: JobFilter | null;
  }
  /** In one snapshot, as the person: a dashboard page, and the job list with the same filter and order, without applied ones. */
  const both = (after: object | null, access: "read only" | "read write") =>
    sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction.unsafe(`set transaction isolation level repeatable read, ${access}`);
      const claims = JSON.stringify({ role: "authenticated", sub: person.id });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      const [row] = await transaction<{ page: Page; listed: { jobs: PotentialJob[] } }[]>`
        select page, public.search_jobs(
          null, ${after && transaction.json(after as never)}, 300, coalesce(nullif(page -> 'within', 'null'), '{}'), 'match') as listed
        from public.get_potential_jobs(${after && transaction.json(after as never)}, 5, true) as page`;
      if (!row) throw new Error("Nothing was read.");
      const expected = row.listed.jobs.filter(({ application }) => application === null).slice(0, 5);
      return { page: row.page, expected };
    });
  const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

  test("filter the jobs on the dashboard, best match first, page by page", async () => {
    for (let round = 0; round < 6; round += 1) {
      await set(person, {
        types: some(preferredTypes),
        levels: some(experienceLevels, 3),
        places: some(["Denver, CO", "Ohio", "Nowhere, TX"], 2),
        isRemote: random(2) === 0,
        salaryFrom: random(2) === 0 ? null : 50_000,
      });
      let after: object | null = null;
      // From the stored list, and from all jobs where none is stored and none can be, as on a replica.
      const access = round % 2 === 0 ? "read only" : "read write";
      if (access === "read only")
        await sql`delete from private.kept_matches where candidate_id = ${person.candidateId}`;
      for (let turn = 0; turn < 2; turn += 1) {
        const { page, expected } = await both(after, access);
        expect(ids(page.jobs)).toEqual(ids(expected));
        const last = page.jobs.at(-1);
        if (!last) break;
        after = { score: last.match.score, postedAt: last.posted_at, id: last.id };
      }
    }
  });

  test("are returned as the applied filter only if chosen and requested", async () => {
    await set(person, { salaryFrom: 50_000 });
    const { client } = person;
    const preferred = await client.rpc("get_potential_jobs", { p_preferred: true });
    expect(preferred.data.within).toEqual({ salary: 50_000 });
    expect((await client.rpc("get_potential_jobs")).data.within).toBeNull();
    await set(person, {});
    expect((await client.rpc("get_potential_jobs", { p_preferred: true })).data.within).toBeNull();
  });

  test("can name several locations, and the job list includes jobs in each", async () => {
    const company = await makeCompany();
    const here = unique("Town").replaceAll("-", "");
    const jobs = [
      await makeJob(company, { location: `${here}, CO` }),
      await makeJob(company, { location: `${here}ville, TX` }),
      await makeJob(company, { location: "Elsewhere, ME" }),
    ];
    const found = async (p_filter: object) =>
      ids(
        (await person.client.rpc("search_jobs", { p_filter: { company: company.id, ...p_filter } })).data.jobs,
      ).sort();
    const [first, second] = jobs.map(({ id }) => id);
    expect(await found({ place: `${here}, CO`, places: [`${here}ville, TX`] })).toEqual([first, second].sort());
    expect(await found({ place: `${here}, CO` })).toEqual([first]);
    expect(await found({ places: [`${here}ville, TX`] })).toEqual([second]);
    for (const places of ["Ohio", [7], Array.from({ length: 21 }, () => "Ohio")]) {
      expect(await refusal(person.client.rpc("search_jobs", { p_filter: { places } }))).toBe("PT422 invalid_input");
    }
  });
});
